import AppRuntime
import DeviceProtocol
import FoundationSupplement

/// UIKit's demand that an app has scenes, which depends on the SDK that the app is built with.
@MainActor
enum SceneAdoption {
  private static let announcement =
    "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
    + "This will become an assert in a future version."
  private static let failure =
    "Application failed to launch: UIScene life cycle is required for apps built with this SDK. "
    + "See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation "
    + "for more information on migration."

  /// The demand of the SDK that the app is built with, or `nil` for an older SDK.
  private static var demand: AppSDK.SceneAdoption? {
    AppSDK(named: InfoPlist[AppSDK.informationKey]?.string)?
      .sceneAdoption(on: RunningSystem.current)
  }

  /// Announces that the app needs scenes, or ends the app if it needs them already.
  static func reportMissingScenes() {
    switch demand {
    case .required: Launch.stop(failure)
    case .announced: report(.warning, announcement)
    case nil: break
    }
  }

  /// Ends the app if it needs scenes, and neither its manifest nor its delegate names the class of
  /// their delegate.
  static func check(_ configuration: UISceneConfiguration) {
    guard demand == .required, configuration.delegateClass == nil,
      SceneManifest.configurations(for: configuration.role)
        .allSatisfy({ $0.delegateClassName == nil })
    else { return }
    Launch.stop(failure)
  }
}

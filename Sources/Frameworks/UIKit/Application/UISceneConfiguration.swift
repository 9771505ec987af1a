import AppRuntime
import Foundation

/// The configuration for creating a scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneconfiguration>.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's Info.plist.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard that the scene shows.
  open var storyboard: UIStoryboard?

  /// Creates a configuration that isn't based on the app's Info.plist.
  public override init() {
    role = .windowApplication
    super.init()
  }

  /// Creates a configuration from the named one in the app's Info.plist, or from the first one for
  /// the role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    let known = SceneManifest.configurations(for: sessionRole)
    guard let description = known.first(where: { name == nil || $0.name == name }) else {
      if let name, !known.isEmpty {
        report(
          .warning,
          "Info.plist contained no UIScene configuration dictionary for the name \(name).")
      }
      return
    }
    if let className = description.delegateClassName {
      delegateClass = ObjCRuntime.type(named: className)
      if delegateClass == nil {
        report(
          .error,
          "Info.plist has the scene delegate class \(className), which doesn't exist in the app.")
      }
    }
    if let className = description.sceneClassName, className != "UIWindowScene" {
      sceneClass = ObjCRuntime.type(named: className)
    }
    if let storyboardName = description.storyboardName {
      storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    }
  }
}

/// The scene settings in the app's Info.plist.
@MainActor
enum SceneManifest {
  /// A scene configuration in the manifest.
  struct Description {
    var name: String?
    var sceneClassName: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  /// Whether the app uses scenes, which it does if there's a manifest.
  static var isPresent: Bool { manifest != nil }

  private static var manifest: InfoPlist.Value? { InfoPlist["UIApplicationSceneManifest"] }

  static func configurations(for role: UISceneSession.Role) -> [Description] {
    let descriptions = manifest?["UISceneConfigurations"]?[role.rawValue]?.array ?? []
    return descriptions.map {
      Description(
        name: $0["UISceneConfigurationName"]?.string,
        sceneClassName: $0["UISceneClassName"]?.string,
        delegateClassName: $0["UISceneDelegateClassName"]?.string,
        storyboardName: $0["UISceneStoryboardFile"]?.string.map(UIApplication.withoutExtension))
    }
  }
}

import Foundation

/// An object that contains information about a scene, even while it's disconnected.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesession>.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The roles of scenes.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The name of the external display role in apps from before iOS 16.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open private(set) var role: Role
  /// The configuration for creating the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// An identifier that stays the same until the user removes the scene.
  open private(set) var persistentIdentifier: String
  /// The app's custom information about the scene.
  open var userInfo: [String: Any]?
  /// The activity for restoring the scene's state.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration, saved: SavedState.Scene? = nil) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = saved?.persistentIdentifier ?? UUID().uuidString
    userInfo = saved?.userInfo?.plain as? [String: Any]
    stateRestorationActivity = saved?.activity?.activity
    super.init()
  }
}

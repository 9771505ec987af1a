import Foundation

/// The methods that manage the life cycle of a scene with windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that shows the scene's storyboard.
  var window: UIWindow? { get set }
  /// Returns the style of the window's controls, which this device doesn't have.
  @available(IOS26 )
  func preferredWindowingControlStyle(for windowScene: UIWindowScene)
    -> UIWindowScene.WindowingControlStyle
  /// Returns the orientations that the scene can be shown in, in place of the app's.
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
  /// Called after the size, orientation, or traits of a scene change.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called after the size, the orientation, or the orientation lock of a scene changes.
  @available(IOS26 )
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Called when the user chooses a quick action while the app is running.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The window, which is `nil` by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns the style that the system chooses.
  @available(IOS26 )
  public func preferredWindowingControlStyle(for windowScene: UIWindowScene)
    -> UIWindowScene.WindowingControlStyle
  { .automatic }

  /// Returns no orientations, so that the app's apply.
  public func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask { [] }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  /// Does nothing.
  @available(IOS26 )
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

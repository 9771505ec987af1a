import Foundation

/// The methods that manage the life cycle of a scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenedelegate>.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called after a scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after a scene is disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns an activity for restoring the scene's current state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called to restore the user's activity, such as a selection, after the interface was created.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called to continue an activity from another device, which never happens.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Returns the activity that the app has set on the scene's session.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.session.stateRestorationActivity
  }

  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Doesn't open the URLs.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

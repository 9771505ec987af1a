import Foundation

/// The methods that manage the life cycle of a scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenedelegate>.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called after a scene was connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after a scene was disconnected.
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

  /// Opens nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

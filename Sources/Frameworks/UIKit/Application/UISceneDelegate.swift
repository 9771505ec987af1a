import Foundation

/// What an app does at the turns of a scene's life.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenedelegate>.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that a scene is new.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells that a scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that a scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that a scene is about to be inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that a scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that a scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs.
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

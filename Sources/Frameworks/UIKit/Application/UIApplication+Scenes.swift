import Foundation

extension UIApplication {
  /// Brings a scene to the front, or creates one.
  ///
  /// The device shows one scene per app, so a second one isn't available.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession?.scene, scenes.contains(scene) else {
      return refuse(errorHandler)
    }
    if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
  }

  /// Ends a scene permanently, which isn't possible for an app's only scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    refuse(errorHandler)
  }

  /// Refreshes the scene's snapshot in the app switcher, which is always up to date.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Notifies the delegates of scenes of a change of their geometry.
  func geometryDidChange(from previous: UIWindowScene.Geometry) {
    for case let scene as UIWindowScene in scenes {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdateEffectiveGeometry: previous)
    }
  }

  private func refuse(_ errorHandler: ((any Error) -> Void)?) {
    nonisolated(unsafe) let errorHandler = errorHandler
    DispatchQueue.main.async {
      errorHandler?(
        UISceneError(
          .multipleScenesNotSupported, "The application does not support multiple scenes."))
    }
  }
}

extension UIScene {
  /// The options for activating a scene.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions>.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    open var requestingScene: UIScene?

    /// Creates options.
    public override init() {
      super.init()
    }
  }
}

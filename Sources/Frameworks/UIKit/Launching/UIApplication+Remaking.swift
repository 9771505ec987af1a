import AppRuntime
import FoundationSupplement

extension UIApplication {
  /// Re-creates the interface after the app's storyboards and assets have changed.
  ///
  /// Scenes are disconnected and connected again. In an app without scenes, the main storyboard's
  /// initial view controller replaces the old one. The app's delegate and everything that it
  /// references are kept.
  /// - Returns: `false` if the delegate creates the window itself, so that this isn't possible.
  func remakeInterface() -> Bool {
    guard applicationState == .active else { return false }
    guard makesScenes || mainStoryboardWindow != nil else { return false }
    for window in allWindows { window.endEditing(true) }
    AssetCatalog.forgetAll()
    AssetImage.forgetAll()
    OwnSymbols.forgetAll()
    BundleCalls.forgetTables()
    if makesScenes {
      reconnectScene()
    } else if let mainStoryboardName {
      remakeContent(of: mainStoryboardName)
    }
    return true
  }

  private func remakeContent(of storyboardName: String) {
    let saved = StateSaving.application()
    let window = mainStoryboardWindow
    window?.rootViewController =
      UIStoryboard(name: storyboardName, bundle: nil).makeMainViewController()
    let restoring = StateRestoring(saved, in: window)
    restoring?.restore()
    restoring?.present()
  }

  /// The window whose content comes from the main storyboard.
  private var mainStoryboardWindow: UIWindow? {
    guard let mainStoryboardName else { return nil }
    return windows.first {
      $0.rootViewController?.storyboardScene?.file.name == "\(mainStoryboardName).storyboard"
    }
  }

  private func reconnectScene() {
    enterBackground()
    let old = windows
    for scene in scenes {
      scene.delegate?.sceneDidDisconnect(scene)
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
      scene.activationState = .unattached
    }
    for window in old {
      window.rootViewController = nil
      window.isHidden = true
      window.windowScene = nil
    }
    scenes = []
    retainedWindow = nil
    connectScene()
    enterForeground(isLaunch: true)
    becomeActive()
  }
}

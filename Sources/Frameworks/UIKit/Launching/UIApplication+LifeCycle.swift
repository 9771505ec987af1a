import DeviceProtocol
import AppRuntime
import Foundation

extension UIApplication {
  /// Performs a step of the app's lifecycle.
  func perform(_ event: LifecycleEvent) {
    switch event {
    case .willResignActive: resignActive()
    case .didEnterBackground: enterBackground()
    case .willEnterForeground: enterForeground(isLaunch: false)
    case .didBecomeActive: becomeActive()
    case .willTerminate: terminate()
    }
    RunLoopTurn.shared.finish()
    DeviceStage.shared.sendFrame()
    DeviceLink.shared.send(.lifecycleDone(event))
    if event == .willTerminate {
      DeviceLink.shared.drain()
      exit(0)
    }
  }

  func enterForeground(isLaunch: Bool) {
    guard isLaunch || applicationState == .background else { return }
    applicationState = .inactive
    for scene in scenes {
      if isSceneBased { scene.delegate?.sceneWillEnterForeground(scene) }
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
      scene.activationState = .foregroundInactive
    }
    if isSceneBased || !isLaunch {
      if !isSceneBased { delegate?.applicationWillEnterForeground(self) }
      post(UIApplication.willEnterForegroundNotification)
    }
    if isLaunch {
      isShowingContent = true
      for window in windowsBackToFront { window.appearWithContent() }
    }
    RenderLoop.shared.setNeedsCommit()
  }

  func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    for scene in scenes {
      scene.activationState = .foregroundActive
      if isSceneBased { scene.delegate?.sceneDidBecomeActive(scene) }
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }
    if !isSceneBased { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  func resignActive() {
    guard applicationState == .active else { return }
    GestureEnvironment.shared.cancelAll()
    PointerEnvironment.shared.cancel()
    for scene in scenes {
      if isSceneBased { scene.delegate?.sceneWillResignActive(scene) }
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      scene.activationState = .foregroundInactive
    }
    if !isSceneBased { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
  }

  func enterBackground() {
    if applicationState == .active { resignActive() }
    guard applicationState != .background else { return }
    applicationState = .background
    for scene in scenes {
      scene.activationState = .background
      if isSceneBased { scene.delegate?.sceneDidEnterBackground(scene) }
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    }
    if !isSceneBased { delegate?.applicationDidEnterBackground(self) }
    StateSaving.save()
    post(UIApplication.didEnterBackgroundNotification)
  }

  func terminate() {
    for scene in scenes where isSceneBased {
      scene.delegate?.sceneDidDisconnect(scene)
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    StateSaving.forget()
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

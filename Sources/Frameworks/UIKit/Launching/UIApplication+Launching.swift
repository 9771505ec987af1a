import AppRuntime
import Foundation

extension UIApplication {
  var isSceneBased: Bool { SceneManifest.isPresent }

  /// Whether the app has scenes that create its windows.
  ///
  /// In an app whose manifest doesn't configure scenes, the windows have no scene.
  var makesScenes: Bool {
    guard isSceneBased else { return false }
    guard mainStoryboardName == nil, let session = scenes.first?.session,
      SceneManifest.configurations(for: session.role).isEmpty
    else { return true }
    return session.configuration.delegateClass != nil || session.configuration.storyboard != nil
  }

  var mainStoryboardName: String? {
    InfoPlist["UIMainStoryboardFile", isPad: UIDevice.current.isPad]?.string
      .map(Self.withoutExtension)
  }

  /// Returns the name of a storyboard without its extension, which an Info.plist can include.
  static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }

  /// Performs the launch until the app is active.
  func launch() {
    applicationState = .inactive
    if isSceneBased {
      _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
      post(UIApplication.didFinishLaunchingNotification)
      connectScene()
    } else {
      SceneAdoption.reportMissingScenes()
      launchWithoutScenes()
    }
    enterForeground(isLaunch: true)
    if let shortcutOfLaunch { perform(shortcutOfLaunch) }
    shortcutOfLaunch = nil
    NotificationDoor.shared.takeLaunchAnswer()
    becomeActive()
    // A delegate can make its window visible in any of the methods so far.
    checkWindows()
  }

  func launchWithoutScenes() {
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scenes.append(scene)
    scene.activationState = .foregroundInactive
    var storyboardWindow: UIWindow?
    if let mainStoryboardName {
      let storyboard = UIStoryboard(name: mainStoryboardName, bundle: nil)
      let window = storyboard.makeWindow(in: scene)
      storyboardWindow = window
      delegate?.window = window
      retainedWindow = window
    }
    let shortcut = Self.launchShortcut
    let options = shortcut.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
    let begins = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
    let restoring = StateRestoring(
      SavedState.take()?.application, in: delegate?.window ?? storyboardWindow)
    restoring?.restore()
    let ends = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
    shortcutOfLaunch = begins && ends ? shortcut : nil
    post(UIApplication.didFinishLaunchingNotification)
    if let storyboardWindow, storyboardWindow.isHidden,
      delegate?.window == nil || delegate?.window === storyboardWindow
    {
      storyboardWindow.makeKeyAndVisible()
    }
    if delegate?.window != nil { retainedWindow = nil }
    adoptVisibleWindows()
    restoring?.present()
  }

  private func adoptVisibleWindows() {
    for window in allWindows where !window.isHidden { adopt(window) }
  }

  func connectScene() {
    let initial = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(
      role: .windowApplication, configuration: initial, saved: SavedState.take()?.scene)
    if session.stateRestorationActivity != nil { StateSaving.hasRestored = true }
    let options = UIScene.ConnectionOptions()
    options.shortcutItem = Self.launchShortcut
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    let configuration = session.configuration
    SceneAdoption.check(configuration)
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scenes.append(scene)
    if let delegateClass = configuration.delegateClass {
      scene.delegate = Launch.make(delegateClass)
      if scene.delegate == nil {
        report(.error, "Can't instantiate the scene delegate class \(delegateClass).")
      }
    }
    var storyboardWindow: UIWindow?
    let storyboard =
      configuration.storyboard ?? mainStoryboardName.map { UIStoryboard(name: $0, bundle: nil) }
    if let storyboard {
      let window = storyboard.makeWindow(in: scene)
      (scene.delegate as? any UIWindowSceneDelegate)?.window = window
      storyboardWindow = window
      retainedWindow = window
    }
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    let ownWindow = (scene.delegate as? any UIWindowSceneDelegate)?.window
    if let storyboardWindow, ownWindow == nil || ownWindow === storyboardWindow {
      if storyboardWindow.isHidden { storyboardWindow.makeKeyAndVisible() }
    }
    if ownWindow != nil { retainedWindow = nil }
    scene.restoreInteractionState()
    adoptVisibleWindows()
  }

  /// Reports an app that shows no window although it's active.
  private func checkWindows() {
    guard windowsBackToFront.isEmpty else { return }
    report(
      .warning,
      isSceneBased
        ? """
        The app shows no window: its scene has no storyboard, and the scene's delegate made no \
        window visible in scene(_:willConnectTo:options:).
        """
        : """
        The app shows no window: its Info.plist has no main storyboard (UIMainStoryboardFile), \
        and its delegate made no window visible.
        """)
  }
}

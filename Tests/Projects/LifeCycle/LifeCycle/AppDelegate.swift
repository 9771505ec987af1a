import UIKit

/// Reports the app's lifecycle events in its delegate, in observers, and on its screen.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  static var events: [String] = []

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Self.events.append("will launch")
    for (name, action) in [
      (UIApplication.didBecomeActiveNotification, #selector(noteActive)),
      (UIApplication.willResignActiveNotification, #selector(noteResign)),
      (UIApplication.didEnterBackgroundNotification, #selector(noteBackground)),
      (UIApplication.willEnterForegroundNotification, #selector(noteForeground)),
    ] {
      NotificationCenter.default.addObserver(self, selector: action, name: name, object: nil)
    }
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.events.append("launched")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LifeViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Self.events.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { Self.events.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Self.events.append("background \(application.applicationState.rawValue)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Self.events.append("foreground")
  }
  func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.set("terminated", forKey: "end")
  }

  @objc private func noteActive() { Self.events.append("(active)") }
  @objc private func noteResign() { Self.events.append("(resigns)") }
  @objc private func noteBackground() { Self.events.append("(background)") }
  @objc private func noteForeground(_ note: Notification) { Self.events.append("(foreground)") }
}

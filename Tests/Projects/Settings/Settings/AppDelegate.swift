import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let screen = SettingsViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    screen.note("delegate: memory")
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {
    screen.note("significant time")
  }

  func applicationWillResignActive(_ application: UIApplication) { screen.note("resign") }

  func applicationDidEnterBackground(_ application: UIApplication) { screen.note("background") }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    screen.note("protected")
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    screen.note("available")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { screen.note("active") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    screen.note(url.absoluteString)
    return true
  }
}

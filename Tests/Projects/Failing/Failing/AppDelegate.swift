import UIKit

/// Fails at the selected time.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    fail(at: "launch loop") { while true {} }
    fail(at: "launch wait") { DispatchSemaphore(value: 0).wait() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FailingViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    fail(at: "background") { fatalError("in the background") }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    fail(at: "end") { fatalError("at the end") }
  }

  private func fail(at moment: String, how: () -> Void) {
    if UserDefaults.standard.string(forKey: "moment") == moment { how() }
  }
}

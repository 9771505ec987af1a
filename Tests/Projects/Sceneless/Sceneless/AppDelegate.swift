import UIKit

/// An app without scenes: its delegate creates the window.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    label.text = "One window, no scene"
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(label)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let screens: [(String, UIViewController)] = [
      ("Rows", UINavigationController(rootViewController: RowsViewController(style: .plain))),
      ("Controls", ControlsViewController()),
      ("Scrolls", ScrollsViewController()),
      ("Messages", MessagesViewController()),
    ]
    for (title, controller) in screens {
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }
    tabs.viewControllers = screens.map(\.1)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

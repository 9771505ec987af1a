import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controls = UINavigationController(rootViewController: ControlsViewController())
    let list = UINavigationController(rootViewController: ListViewController())
    let touches = TouchesViewController()
    controls.tabBarItem = UITabBarItem(title: "Controls", image: nil, tag: 0)
    list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 1)
    touches.tabBarItem = UITabBarItem(title: "Touches", image: nil, tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [controls, list, touches]
    let window = UIWindow(frame: UIScreen.main.bounds)
    let isAudited = ProcessInfo.processInfo.arguments.contains("-audited")
    window.rootViewController = isAudited ? FlawedViewController() : tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    NotificationCenter.default.post(name: .opened, object: url)
    return true
  }
}

extension Notification.Name {
  static let opened = Notification.Name("opened")
}

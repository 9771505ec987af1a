import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let names = ["House", "Map", "Book", "Bell", "Heart", "Star", "Clock"]
    tabs.viewControllers = names.enumerated().map { index, name in
      let page = PageViewController(name: name)
      guard index == names.count - 1 else { return page }
      let stack = UINavigationController(rootViewController: page)
      stack.tabBarItem = UITabBarItem(
        title: "Stack", image: UIImage(systemName: "clock"), tag: index)
      return stack
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

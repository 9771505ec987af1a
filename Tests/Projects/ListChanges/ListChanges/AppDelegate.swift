import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let table = TableViewController()
    table.tabBarItem = UITabBarItem(title: "Table", image: nil, tag: 0)
    let collection = CollectionViewController()
    collection.tabBarItem = UITabBarItem(title: "Collection", image: nil, tag: 1)
    tabs.viewControllers = [table, collection]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let first = UINavigationController(rootViewController: Screen("Root"))
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    let second = Screen("Second")
    second.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    if !isLate { window.makeKeyAndVisible() }
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if CommandLine.arguments.contains("late") { window?.makeKeyAndVisible() }
  }

  private var isLate: Bool { ["late", "never"].contains(where: CommandLine.arguments.contains) }
}

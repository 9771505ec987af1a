import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let activityType = "dev.quince.Comeback.stop"

  var window: UIWindow?
  let navigation = UINavigationController(rootViewController: StopsViewController())

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      restore(activity)
    }
    let visits = session.userInfo?["visits"] as? Int ?? 0
    session.userInfo = ["visits": visits + 1]
    navigation.viewControllers[0].navigationItem.prompt = "Connected \(visits + 1)"
    window.makeKeyAndVisible()
    self.window = window
  }

  private func restore(_ activity: NSUserActivity) {
    guard activity.activityType == Self.activityType,
      let number = activity.userInfo?["number"] as? Int
    else { return }
    let stop = StopViewController(number: number)
    stop.restoreUserActivityState(activity)
    navigation.pushViewController(stop, animated: false)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    (navigation.topViewController as? StopViewController)?.userActivity
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    guard let stop = navigation.topViewController as? StopViewController else { return }
    stop.state.text = "\(stateRestorationActivity.title ?? "-") goes on"
  }
}

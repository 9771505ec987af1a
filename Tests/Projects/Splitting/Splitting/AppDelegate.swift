import UIKit

/// Shows the columns specified by the launch argument `Style`, or those of a storyboard by default.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func makeRoot() -> UIViewController {
    switch UserDefaults.standard.string(forKey: "Style") {
    case "double": return makeColumns(.doubleColumn)
    case "triple": return makeColumns(.tripleColumn)
    default:
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let split = storyboard.instantiateInitialViewController() as! UISplitViewController
      split.delegate = self
      let navigation = split.viewControllers.last as! UINavigationController
      navigation.topViewController!.navigationItem.leftBarButtonItem = split.displayModeButtonItem
      return split
    }
  }

  private func makeColumns(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = self
    split.setViewController(ColumnViewController("Mailboxes"), for: .primary)
    if style == .tripleColumn {
      split.setViewController(ColumnViewController("Messages"), for: .supplementary)
    }
    split.setViewController(DetailViewController(), for: .secondary)
    return split
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let navigation = secondaryViewController as? UINavigationController
    let detail = navigation?.topViewController as? DetailViewController
    return detail?.item == nil
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}

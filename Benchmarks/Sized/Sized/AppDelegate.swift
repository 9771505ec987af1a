import UIKit

/// Shows a number of things of some kind, from the launch arguments `-kind KIND -count COUNT`.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let kind = UserDefaults.standard.string(forKey: "kind") ?? ""
    let count = UserDefaults.standard.integer(forKey: "count")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CounterViewController(content: content(of: kind, count: count))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func content(of kind: String, count: Int) -> UIView & Counting {
    switch kind {
    case "chain": return ChainView(count: count)
    case "labels": return LabelsView(count: count)
    case "table": return RowsView(count: count)
    case "stacks": return StacksView(depth: count)
    case "views": return MosaicView(count: count)
    default: fatalError("there is no kind “\(kind)”")
    }
  }
}

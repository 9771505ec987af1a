import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let log = UILabel()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    log.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    controller.view.addSubview(log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    note("launched \(item?.type ?? "plainly")")
    application.shortcutItems = [
      UIApplicationShortcutItem(
        type: "search", localizedTitle: "Search", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .search))
    ]
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let to = shortcutItem.userInfo?["to"].map { " to \($0)" } ?? ""
    note("performs \(shortcutItem.type)\(to)")
    completionHandler(true)
  }

  private func note(_ text: String) {
    log.text = [log.text, text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

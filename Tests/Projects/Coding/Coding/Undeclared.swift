import UIKit

/// Declarations that are available on iOS without importing more than UIKit.
@MainActor func undeclaredObjects() -> String {
  let timer = Timer()
  timer.invalidate()
  let session = URLSession()
  let formatter = NumberFormatter()
  formatter.formatterBehavior = .default
  let push = UIPushBehavior()
  let center = UNUserNotificationCenter.current()
  let item = UIBarButtonItem(
    title: "Go", image: nil, target: nil, action: nil, menu: UIMenu(children: []))
  return "\(timer.isValid) \(push.items.count) \(center.delegate == nil) \(item.menu != nil) "
    + "\(session.configuration.timeoutIntervalForRequest) \(formatter.formatterBehavior.rawValue) "
    + "\(UIApplication.value(forKey: "sharedApplication") as? UIApplication == .shared)"
}

import UIKit

/// What iOS has without being asked for more than UIKit.
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

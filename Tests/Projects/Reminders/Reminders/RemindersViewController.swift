import UIKit
import UserNotifications

/// Schedules notifications, and shows what happens to them.
class RemindersViewController: UIViewController {
  private let center = UNUserNotificationCenter.current()
  private let log = UILabel()
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.accessibilityIdentifier = "log"
    state.accessibilityIdentifier = "state"
    log.numberOfLines = 0
    state.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [
      button("Ask") { $0.ask() },
      button("Tea in 10 Seconds") { $0.remind("Tea", trigger: $0.seconds(10)) },
      button("Quiet in 10 Seconds") { $0.remind("Quiet", trigger: $0.seconds(10)) },
      button("Cups Every Minute") { $0.remind("Cups", trigger: $0.seconds(60, repeats: true)) },
      button("Lunch by the Calendar") { $0.remind("Lunch", trigger: $0.inAMinute()) },
      button("Now") { $0.remind("Now", trigger: nil) },
      button("Remove Tea") {
        $0.center.removePendingNotificationRequests(withIdentifiers: ["Tea"])
      },
      button("Clear") { $0.clear() },
      button("Badge") { $0.badge() },
      button("Register") { _ in UIApplication.shared.registerForRemoteNotifications() },
      button("Show State") { $0.showState() },
      log, state,
    ])
    stack.axis = .vertical
    stack.spacing = 2
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 90),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  func note(_ text: String) {
    loadViewIfNeeded()
    log.text = [log.text, text].compactMap(\.self).joined(separator: "; ")
  }

  private func button(
    _ title: String, _ action: @escaping (RemindersViewController) -> Void
  ) -> UIButton {
    UIButton(
      type: .system, primaryAction: UIAction(title: title) { [unowned self] _ in action(self) })
  }

  private func ask() {
    center.requestAuthorization(options: [.alert, .badge]) { isGranted, error in
      DispatchQueue.main.async { self.note("granted \(isGranted)") }
    }
  }

  private func seconds(
    _ seconds: TimeInterval, repeats: Bool = false
  ) -> UNTimeIntervalNotificationTrigger {
    UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
  }

  private func inAMinute() -> UNCalendarNotificationTrigger {
    let date = Date() + 60
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    return UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
  }

  private func remind(_ title: String, trigger: UNNotificationTrigger?) {
    let content = UNMutableNotificationContent()
    content.title = title
    content.subtitle = title == "Tea" ? "Green" : ""
    content.body = "It's time for \(title.lowercased())."
    content.badge = title == "Tea" ? 5 : nil
    content.userInfo = ["cups": 2]
    content.categoryIdentifier = title == "Tea" ? "tea" : ""
    center.add(UNNotificationRequest(identifier: title, content: content, trigger: trigger)) {
      error in
      guard let error = error as? UNError else { return }
      DispatchQueue.main.async { self.note("refused \(error.code == .notificationsNotAllowed)") }
    }
  }

  private func clear() {
    center.removeAllPendingNotificationRequests()
    center.removeAllDeliveredNotifications()
    UIApplication.shared.applicationIconBadgeNumber = 0
  }

  private func badge() {
    Task { try await center.setBadgeCount(3) }
  }

  private func showState() {
    Task {
      let settings = await center.notificationSettings()
      let pending = await center.pendingNotificationRequests().map(\.identifier)
      let delivered = await center.deliveredNotifications().map(\.request.content.title)
      state.text = """
        \(settings.authorizationStatus), \(settings.alertSetting); \
        pending \(pending.joined(separator: " ")); delivered \(delivered.joined(separator: " "))
        """
    }
  }
}

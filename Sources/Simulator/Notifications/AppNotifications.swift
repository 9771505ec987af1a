import DeviceProtocol
import Foundation

/// An app's notifications, as stored by the device.
struct AppNotifications: Codable {
  /// A scheduled notification.
  struct Pending: Codable {
    var request: NotificationRequest
    /// The scheduled time.
    var date: Date
    /// The scheduled time on the device's clock in seconds, or `nil` until the device has converted
    /// the date.
    var due: Double?

    enum CodingKeys: String, CodingKey { case request, date }
  }

  /// The maximum number of scheduled requests.
  ///
  /// The earliest are kept.
  static let mostPending = 64
  /// The maximum number of delivered notifications.
  ///
  /// The latest are kept.
  static let mostDelivered = 100

  /// The options that the user has allowed.
  var allowed: NotificationOptions = []
  /// The number in the icon's badge.
  var badge = 0
  /// The scheduled notifications, earliest first.
  private(set) var pending: [Pending] = []
  /// The delivered notifications, latest first.
  private(set) var delivered: [DeliveredNotification] = []
  /// The app's notification categories, which define actions.
  var categories: [NotificationCategory] = []
  /// The app's device token, which servers use.
  var token: Data?
  /// Whether the app is registered for remote notifications.
  var isRegistered = false

  /// The time on the device's clock at which the first request is due.
  var nextDue: Double? { pending.first?.due }

  /// Schedules the requests that were read from a file, using the device's clock.
  mutating func start(at now: Double, date: Date) {
    for index in pending.indices {
      let trigger = pending[index].request.trigger
      if pending[index].date < date, let trigger, trigger.repeats {
        pending[index].date = trigger.date(after: date) ?? date
      }
      pending[index].due = now + max(0, pending[index].date.timeIntervalSince(date))
    }
    pending.sort { $0.date < $1.date }
  }

  /// Adds a request, replacing one with the same identifier.
  mutating func add(_ request: NotificationRequest, at date: Date, due: Double) {
    remove(pending: [request.identifier])
    insert(Pending(request: request, date: date, due: due))
  }

  private mutating func insert(_ new: Pending) {
    let index = pending.firstIndex { $0.date > new.date } ?? pending.count
    pending.insert(new, at: index)
    if pending.count > Self.mostPending { pending.removeLast() }
  }

  /// Returns the first request if it's due, and removes or reschedules it.
  mutating func takeDue(at now: Double) -> Pending? {
    guard let first = pending.first, let due = first.due, due <= now else { return nil }
    pending.removeFirst()
    guard let trigger = first.request.trigger, trigger.repeats,
      let next = trigger.date(after: first.date)
    else { return first }
    insert(
      Pending(
        request: first.request, date: next, due: due + next.timeIntervalSince(first.date)))
    return first
  }

  /// Removes requests, or all of them for `nil`.
  mutating func remove(pending names: [String]?) {
    pending.removeAll { names?.contains($0.request.identifier) ?? true }
  }

  /// Adds a notification to the front of the list, replacing one with the same identifier.
  mutating func list(_ notification: DeliveredNotification) {
    remove(delivered: [notification.request.identifier])
    delivered.insert(notification, at: 0)
    if delivered.count > Self.mostDelivered { delivered.removeLast() }
  }

  /// Removes delivered notifications, or all of them for `nil`.
  mutating func remove(delivered names: [String]?) {
    delivered.removeAll { names?.contains($0.request.identifier) ?? true }
  }

  /// Returns the category of a notification.
  func category(of notification: DeliveredNotification) -> NotificationCategory? {
    let name = notification.request.content.category
    return name.isEmpty ? nil : categories.first { $0.identifier == name }
  }

  /// Returns the information that the app needs at launch, or `nil` if it doesn't need any.
  func launch(for answer: NotificationAnswer?) -> NotificationLaunch? {
    var launch = NotificationLaunch()
    launch.badge = badge
    launch.isRegistered = isRegistered
    launch.answer = answer
    return launch == NotificationLaunch() ? nil : launch
  }
}

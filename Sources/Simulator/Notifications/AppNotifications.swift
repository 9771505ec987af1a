import DeviceProtocol
import Foundation

/// The notifications of an app, as the device keeps them.
struct AppNotifications: Codable {
  /// A notification that hasn't been shown.
  struct Pending: Codable {
    var request: NotificationRequest
    /// The time at which it's shown.
    var date: Date
    /// The same on the device's clock, in seconds; unknown until the device has read the date.
    var due: Double?

    enum CodingKeys: String, CodingKey { case request, date }
  }

  /// The maximum number of requests: those that are shown first are kept.
  static let mostPending = 64
  /// The maximum number of notifications in the list: the latest are kept.
  static let mostDelivered = 100

  /// The options that the user has allowed.
  var allowed: NotificationOptions = []
  /// The number in the badge of the icon.
  var badge = 0
  /// The notifications that haven't been shown, the earliest first.
  private(set) var pending: [Pending] = []
  /// The notifications that have been shown, the latest first.
  private(set) var delivered: [DeliveredNotification] = []
  /// The actions that the notifications offer.
  var categories: [NotificationCategory] = []
  /// The app's token on this device, which servers use.
  var token: Data?
  /// Whether servers can send anything.
  var isRegistered = false

  /// The time at which the first request is due, on the device's clock.
  var nextDue: Double? { pending.first?.due }

  /// Schedules the requests that were read from a file on the device's clock.
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

  /// Keeps a request, in place of one of the same name.
  mutating func add(_ request: NotificationRequest, at date: Date, due: Double) {
    remove(pending: [request.identifier])
    insert(Pending(request: request, date: date, due: due))
  }

  private mutating func insert(_ new: Pending) {
    let index = pending.firstIndex { $0.date > new.date } ?? pending.count
    pending.insert(new, at: index)
    if pending.count > Self.mostPending { pending.removeLast() }
  }

  /// Takes the first request if it's due, and keeps it for the next time if it repeats.
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

  /// Takes back requests; `nil` is all of them.
  mutating func remove(pending names: [String]?) {
    pending.removeAll { names?.contains($0.request.identifier) ?? true }
  }

  /// Adds a notification to the front of the list, replacing one with the same identifier.
  mutating func list(_ notification: DeliveredNotification) {
    remove(delivered: [notification.request.identifier])
    delivered.insert(notification, at: 0)
    if delivered.count > Self.mostDelivered { delivered.removeLast() }
  }

  /// Takes notifications out of the list; `nil` is all of them.
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

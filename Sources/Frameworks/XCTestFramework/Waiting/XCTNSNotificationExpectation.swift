import Foundation

/// An expectation that a notification is posted.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctnsnotificationexpectation>.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// A closure that returns whether a notification is the expected one.
  public typealias Handler = (Notification) -> Bool

  /// The name of the notification.
  open private(set) var notificationName: NSNotification.Name
  /// The sender of the notification, if it matters.
  open private(set) var observedObject: Any?
  /// The notification center.
  open private(set) var notificationCenter: NotificationCenter
  /// A closure that returns whether a notification is the expected one.
  open var handler: Handler?
  private var observation: (any NSObjectProtocol)?

  /// Creates an expectation that a notification is posted by a particular object or by any object.
  public convenience init(name notificationName: NSNotification.Name, object: Any? = nil) {
    self.init(name: notificationName, object: object, notificationCenter: .default)
  }

  /// Creates an expectation that a notification is posted to a center by a particular object or by
  /// any object.
  public init(
    name notificationName: NSNotification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter
  ) {
    self.notificationName = notificationName
    observedObject = object
    self.notificationCenter = notificationCenter
    let from = object.map { " from \($0)" } ?? ""
    super.init(description: "Expect notification '\(notificationName.rawValue)'\(from)")
    observation = notificationCenter.addObserver(
      forName: notificationName, object: object, queue: nil
    ) { [weak self] in self?.take($0) }
  }

  deinit {
    stopObserving()
  }

  private func take(_ notification: Notification) {
    if handler?(notification) ?? true { fulfill() }
  }

  override func stopObserving() {
    observation.map(notificationCenter.removeObserver)
    observation = nil
  }
}

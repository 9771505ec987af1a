import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  public struct Publisher: OpenCombine.Publisher, _OrderedPublisher, Equatable {
    /// The kind of values that the publisher delivers.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The notification center that the notifications are posted to.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications, or `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(subscriber, to: self))
    }

    /// Returns whether two publishers publish the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// Returns a publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// The subscription to notifications.
private final class NotificationSubscription: Subscription, CustomStringConvertible {
  let description = "NotificationCenter Observer"

  private let center: NotificationCenter
  private let state = SubjectState<Notification, Never>(description: "", value: nil)
  private let lock = NSLock()
  private var observer: (any NSObjectProtocol)?
  private var subscription: SubjectSubscription<Notification, Never>?

  init(
    _ subscriber: some Subscriber<Notification, Never>, to publisher: NotificationCenter.Publisher
  ) {
    center = publisher.center
    let subscription = SubjectSubscription(subscriber, to: state, description: description)
    self.subscription = subscription
    nonisolated(unsafe) let receiver = subscription
    observer = center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { receiver.offer($0) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    let (observer, subscription) = lock.withLock {
      defer { (self.observer, self.subscription) = (nil, nil) }
      return (self.observer, self.subscription)
    }
    subscription?.cancel()
    if let observer { center.removeObserver(observer) }
  }
}

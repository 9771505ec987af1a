import Foundation

extension NotificationCenter {
  /// An asynchronous sequence of a notification center's notifications.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/notificationcenter/notifications>.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the sequence's elements.
    public typealias Element = Notification

    /// An iterator that waits for one notification at a time.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification, and returns it.
      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }
    }

    fileprivate struct Posted: @unchecked Sendable {
      var notification: Notification
    }

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(_ center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts receiving notifications.
    public func makeAsyncIterator() -> Iterator {
      struct Observation: @unchecked Sendable {
        var center: NotificationCenter
        var token: any NSObjectProtocol
      }
      let stream = AsyncStream<Posted>(bufferingPolicy: .bufferingNewest(7)) { continuation in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        }
        let observation = Observation(center: center, token: token)
        continuation.onTermination = { _ in observation.center.removeObserver(observation.token) }
      }
      return Iterator(base: stream.makeAsyncIterator())
    }
  }

  /// Returns the notifications with a name, from a particular sender or from all senders.
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(self, name: name, object: object)
  }
}

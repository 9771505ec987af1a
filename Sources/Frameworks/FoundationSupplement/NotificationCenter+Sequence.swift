import Foundation

extension NotificationCenter {
  /// The notifications of a center, as they are posted.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/notificationcenter/notifications>.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the sequence's elements.
    public typealias Element = Notification

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator

      /// Returns the next notification.
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

    /// Starts to listen.
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

  /// Returns the notifications with a name, from a particular sender or from any.
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(self, name: name, object: object)
  }
}

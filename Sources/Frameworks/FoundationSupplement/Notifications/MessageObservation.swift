import Dispatch
import Foundation
import Synchronization

/// An observer of a message's notification, which is removed with its observation token.
final class MessageObservation: Sendable {
  private nonisolated(unsafe) let observer: any NSObjectProtocol
  private let center: NotificationCenter
  private let receive: @Sendable (Notification) -> Void
  private let end: @Sendable () -> Void

  /// Adds an observer.
  /// - Parameters:
  ///   - end: Called after the observer has been removed.
  ///   - receive: Receives the notifications.
  init(
    of name: Notification.Name, object: Any?, in center: NotificationCenter,
    end: @escaping @Sendable () -> Void = {}, receive: @escaping @Sendable (Notification) -> Void
  ) {
    let target = Target()
    observer = center.addObserver(forName: name, object: object, queue: nil) {
      target.observation?.receive($0)
    }
    self.center = center
    self.receive = receive
    self.end = end
    target.observation = self
  }

  /// The observation that receives the notifications, which other threads can post at once.
  private final class Target: Sendable {
    private struct Reference {
      weak var observation: MessageObservation?
    }

    private let reference = Mutex(Reference())

    var observation: MessageObservation? {
      get { reference.withLock { $0.observation } }
      set { reference.withLock { $0.observation = newValue } }
    }
  }

  // The notification center releases the observation while it holds its lock, so nothing here can
  // use the center immediately, and neither can the objects that the closure retains.
  deinit {
    nonisolated(unsafe) let observer = observer
    DispatchQueue.main.async { [center, receive, end] in
      withExtendedLifetime(receive) { center.removeObserver(observer) }
      end()
    }
  }
}

import AppRuntime
import Foundation

/// NotificationCenter's methods for selectors on Apple's systems.
///
/// Follows <https://developer.apple.com/documentation/foundation/notificationcenter>.
extension NotificationCenter {
  /// Calls an object's method for each notification with a name and a sender.
  ///
  /// The object isn't retained.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.add(
      observer as AnyObject, selector: aSelector, name: aName, object: anObject, to: self)
  }
}

/// The objects that receive notifications.
final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    let observerID: ObjectIdentifier
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(
      observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?,
      object: AnyObject?
    ) {
      self.observer = observer
      observerID = ObjectIdentifier(observer)
      self.center = center
      self.name = name
      self.object = object
    }
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?,
    to center: NotificationCenter
  ) {
    removeDead()
    let entry = Entry(
      observer: observer, center: center, name: name, object: object as AnyObject?)
    entry.token = center.addObserver(forName: name, object: object, queue: nil) {
      [weak entry] notification in
      guard let observer = entry?.observer else { return }
      nonisolated(unsafe) let (receiver, sent) = (observer, notification)
      let call = { @Sendable in
        MainActor.assumeIsolated {
          _ = SelectorCalls.perform(selector, on: receiver, with: [sent])
        }
      }
      if MainQueue.isCurrent { call() } else { DispatchQueue.main.sync(execute: call) }
    }
    lock.withLock { entries.append(entry) }
  }

  func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?,
    from center: NotificationCenter
  ) {
    let id = ObjectIdentifier(observer)
    remove {
      $0.observerID == id && $0.center === center && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  private func removeDead() {
    remove { $0.observer == nil }
  }

  private func remove(where matches: (Entry) -> Bool) {
    let removed = lock.withLock {
      let removed = entries.filter(matches)
      entries.removeAll { entry in removed.contains { $0 === entry } }
      return removed
    }
    for entry in removed {
      if let token = entry.token { entry.center?.removeObserver(token) }
    }
  }
}

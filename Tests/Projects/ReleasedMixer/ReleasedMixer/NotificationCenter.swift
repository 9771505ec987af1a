import UIKit

/// Replaces Foundation's class in the color mixer.
///
/// Counts observers, and passes calls on to it.
final class NotificationCenter {
  static let `default` = NotificationCenter()

  private(set) var added = 0
  private(set) var removed = 0

  func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    added += 1
    Foundation.NotificationCenter.default.addObserver(
      observer, selector: selector, name: name, object: object)
  }

  func removeObserver(_ observer: Any) {
    removed += 1
    Foundation.NotificationCenter.default.removeObserver(observer)
  }
}

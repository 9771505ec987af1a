import Foundation

/// The tokens of observers with blocks, which a notification center holds until the observers are
/// removed.
final class BlockObservers: @unchecked Sendable {
  static let shared = BlockObservers()

  private struct Entry {
    let token: any NSObjectProtocol
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated centers are removed.
  private var sweepingCount = 64

  func keep(
    _ token: any NSObjectProtocol, name: NSNotification.Name?, object: Any?,
    in center: NotificationCenter
  ) {
    let entry = Entry(
      token: token, center: center, name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) })
    lock.withLock {
      if entries.count >= sweepingCount {
        entries = entries.filter { $0.value.center != nil }
        sweepingCount = max(64, entries.count * 2)
      }
      entries[ObjectIdentifier(token)] = entry
    }
  }

  /// Releases a token if its observer is removed; `nil` matches any name or any sender.
  func release(
    _ token: AnyObject, name: NSNotification.Name?, object: AnyObject?,
    in center: NotificationCenter
  ) {
    let id = ObjectIdentifier(token)
    lock.withLock {
      guard let entry = entries[id], entry.center === center, name == nil || entry.name == name,
        object == nil || entry.object == object.map({ ObjectIdentifier($0) })
      else { return }
      entries[id] = nil
    }
  }
}

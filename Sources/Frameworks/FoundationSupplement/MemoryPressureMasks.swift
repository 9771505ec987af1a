import Dispatch
import Foundation

/// The events of each source of memory pressure, and what sends them with the device's memory
/// warning.
///
/// Dispatch on Linux has no such source, so a source of another kind replaces it, which can't store the
/// events.
enum MemoryPressureMasks {
  private struct Entry {
    weak var source: DispatchSource?
    let mask: DispatchSource.MemoryPressureEvent
    let observation: (any NSObjectProtocol)?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  private static let warning = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Adds a source, and forgets those that no longer exist.
  static func add(_ source: DispatchSource, mask: DispatchSource.MemoryPressureEvent) {
    let observation = mask.contains(.warning) ? observe(source) : nil
    lock.withLock {
      for entry in entries where entry.source == nil {
        entry.observation.map(NotificationCenter.default.removeObserver)
      }
      entries.removeAll { $0.source == nil }
      entries.append(Entry(source: source, mask: mask, observation: observation))
    }
  }

  private static func observe(_ source: DispatchSource) -> any NSObjectProtocol {
    let center = NotificationCenter.default
    return center.addObserver(forName: warning, object: nil, queue: nil) { [weak source] _ in
      (source as (any DispatchSourceUserDataOr)?)?
        .or(data: DispatchSource.MemoryPressureEvent.warning.rawValue)
    }
  }

  /// Returns the events that a source sends.
  static func mask(of source: DispatchSource?) -> DispatchSource.MemoryPressureEvent {
    lock.withLock { entries.first { $0.source === source }?.mask ?? [] }
  }
}

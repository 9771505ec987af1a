import Dispatch
import Foundation
import Synchronization

/// The events of each source of memory pressure, and the observer that sends them with the device's
/// memory warning.
///
/// Dispatch on Linux has no such source, so a source of another kind replaces it. It can't store the
/// events.
enum MemoryPressureMasks {
  private struct Entry: @unchecked Sendable {
    weak var source: DispatchSource?
    let mask: DispatchSource.MemoryPressureEvent
    let observation: (any NSObjectProtocol)?
  }

  private static let entries = Mutex<[Entry]>([])

  private static let warning = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Adds a source, and forgets those that no longer exist.
  static func add(_ source: DispatchSource, mask: DispatchSource.MemoryPressureEvent) {
    let new = Entry(
      source: source, mask: mask, observation: mask.contains(.warning) ? observe(source) : nil)
    entries.withLock { all in
      for entry in all where entry.source == nil {
        entry.observation.map(NotificationCenter.default.removeObserver)
      }
      all.removeAll { $0.source == nil }
      all.append(new)
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
    entries.withLock { all in all.first { $0.source === source }?.mask ?? [] }
  }
}

import AppRuntime
import Synchronization

/// The clock for animations, which runs at the pace of the device's clock or slower.
package final class MediaClock: Sendable {
  /// The shared clock.
  package static let shared = MediaClock()

  /// A change of the clock's pace.
  private struct Change {
    var pace: Double
    var deviceTime: CFTimeInterval
    var time: CFTimeInterval

    func time(at deviceTime: CFTimeInterval) -> CFTimeInterval {
      time + (deviceTime - self.deviceTime) * pace
    }
  }

  private let lastChange = Mutex<Change?>(nil)

  /// The rate of the clock relative to the device's.
  package var pace: Double {
    get { lastChange.withLock { $0?.pace ?? 1 } }
    set {
      let now = DeviceClock.shared.now
      lastChange.withLock { change in
        guard newValue != change?.pace ?? 1 else { return }
        change = Change(pace: newValue, deviceTime: now, time: change?.time(at: now) ?? now)
      }
    }
  }

  /// The time on the clock, in seconds from an arbitrary start.
  package var now: CFTimeInterval {
    let now = DeviceClock.shared.now
    return lastChange.withLock { $0?.time(at: now) ?? now }
  }

  /// Calls a closure on the main thread once, after a number of seconds on this clock.
  package func schedule(
    after delay: CFTimeInterval, _ action: @escaping () -> Void
  ) -> DeviceClock.Timer {
    DeviceClock.shared.schedule(
      after: max(0, delay) / pace, repeating: false, keepsAwake: true, action)
  }
}

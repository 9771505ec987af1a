import Foundation
import Synchronization

/// In place of the C library's, to know from which moment an app counts a delay.
@_cdecl("clock_gettime")
package func clockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> CInt {
  let result = ClockReadings.read(clock, time)
  if result == 0, ClockReadings.areNeeded.load(ordering: .relaxed) {
    ClockReadings.note(time.pointee, of: clock)
  }
  return result
}

/// The times that each thread last read from the machine's clocks.
///
/// To plan something, an app reads the time and adds a delay. A busy machine may interrupt the app
/// before it passes the sum on, so the delay that it meant is the distance from the time it read.
enum ClockReadings {
  static let read = LibDispatch.function(
    "clock_gettime",
    as: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt).self)

  /// Whether the device's clock is manual; nothing else uses the readings.
  static let areNeeded = Atomic(false)

  /// A runtime may read the time again between the app's reading and its plan.
  private static let kept = 4
  /// In seconds.
  private static let longestInterruption = 0.1

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { $0?.deallocate() }
    return key
  }()

  static func note(_ time: timespec, of clock: clockid_t) {
    guard let readings = readings(of: clock) else { return }
    for place in (1..<kept).reversed() { readings[place] = readings[place - 1] }
    readings[0] = time
  }

  /// Returns how many seconds before an event an app planned it, in whole milliseconds.
  ///
  /// Delays that people choose are whole milliseconds: a distance from a recent reading that is
  /// one is the delay. Without such a reading, the delay counts from now.
  /// - Parameters:
  ///   - precision: How exactly the distance is known, in seconds.
  ///   - distance: The seconds from a time of the clock to the event.
  static func delay(
    on clock: clockid_t, precision: TimeInterval, distance: (timespec) -> TimeInterval
  ) -> TimeInterval {
    var now = timespec()
    _ = read(clock, &now)
    let fromNow = distance(now)
    let meant = (0..<kept).lazy
      .compactMap { readings(of: clock)?[$0] }
      .map(distance)
      .first { delay in
        fromNow...fromNow + longestInterruption ~= delay
          && abs(delay - (delay * 1000).rounded() / 1000) < precision
      }
    return max(0, ((meant ?? fromNow) * 1000 - 1e-3).rounded(.up) / 1000)
  }

  /// The thread's readings of a clock, the last one first; `nil` for clocks that no plan uses.
  private static func readings(of clock: clockid_t) -> UnsafeMutablePointer<timespec>? {
    switch clock {
    case CLOCK_REALTIME: ownReadings
    case CLOCK_MONOTONIC: ownReadings + kept
    case CLOCK_BOOTTIME: ownReadings + 2 * kept
    default: nil
    }
  }

  private static var ownReadings: UnsafeMutablePointer<timespec> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: timespec.self) }
    let readings = UnsafeMutablePointer<timespec>.allocate(capacity: 3 * kept)
    readings.initialize(repeating: timespec(), count: 3 * kept)
    pthread_setspecific(key, readings)
    return readings
  }
}

import Foundation
import Synchronization

/// Replaces the C library's function, to determine the time from which an app measures a delay.
@_cdecl("clock_gettime")
package func clockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> CInt {
  let result = ClockReadings.read(clock, time)
  if result == 0, ClockReadings.areNeeded.load(ordering: .relaxed) {
    ClockReadings.note(time.pointee, of: clock)
  }
  return result
}

/// The times that each thread last read from the system's clocks.
///
/// To schedule something, an app reads the time and adds a delay. A busy system might interrupt the
/// app before it passes on the sum, so the intended delay is the distance from the time that the
/// app read.
enum ClockReadings {
  static let read = LibDispatch.function(
    "clock_gettime",
    as: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt).self)

  /// Whether the device's clock is manual.
  ///
  /// Otherwise, the readings aren't used.
  static let areNeeded = Atomic(false)

  /// The number of readings to keep.
  ///
  /// A runtime may read the time again between the app's reading and its scheduling.
  private static let kept = 4
  /// The maximum interruption, in seconds.
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

  /// Returns how far ahead an app scheduled an event, in seconds with whole milliseconds.
  ///
  /// Delays that people choose are usually whole milliseconds. If the distance from a recent
  /// reading is a whole number of milliseconds, that's the delay. Otherwise, the delay is measured
  /// from now.
  /// - Parameters:
  ///   - precision: The accuracy of the distance, in seconds.
  ///   - distance: The number of seconds from a time on the clock to the event.
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

  /// Returns the thread's readings of a clock, latest first, or `nil` for clocks that aren't used
  /// for scheduling.
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

import DeviceProtocol
import Foundation
import Glibc

/// A device's time, which is the computer's or a clock that's advanced manually.
///
/// It wakes the device at a scheduled time.
struct DeviceTime {
  /// The source of time.
  let clock: DeviceConfiguration.Clock
  private var manualTime = 0.0
  /// The time on the clock at which to wake the device.
  private var wakeTime: Double?
  private var alarm: Task<Void, Never>?

  init(_ clock: DeviceConfiguration.Clock) {
    self.clock = clock
  }

  /// The time on the computer's monotonic clock, in seconds.
  static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// The time on the clock for touches, in seconds.
  var now: Double { clock == .manual ? manualTime : Self.uptime }

  /// Advances a manual clock, in seconds.
  mutating func advance(by seconds: Double) {
    manualTime += seconds
  }

  /// Schedules the time at which to wake the device, replacing an earlier one.
  ///
  /// With a manual clock, the device handles due events when the clock is advanced.
  /// - Parameter due: The time in seconds on the clock, or `nil` if nothing is due.
  mutating func plan(_ due: Double?, wake: @escaping @Sendable () async -> Void) {
    guard clock == .real, due != wakeTime else { return }
    alarm?.cancel()
    wakeTime = due
    guard let due else { return }
    let seconds = max(0, due - now)
    alarm = Task {
      // Sleep throws if it's canceled, which happens when something else is due first.
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      await wake()
    }
  }

  /// Records that the device has been woken, so that any time can be scheduled.
  mutating func noteWake() {
    wakeTime = nil
  }

  /// Returns the time in the status bar, which is 9:41 if the clock isn't real.
  /// - Parameter zone: The name of a time zone, or `nil` for the computer's.
  func text(in zone: String?) -> String {
    guard clock == .real else { return "9:41" }
    var seconds = time(nil)
    var parts = tm()
    if let zone = zone.flatMap(TimeZone.init(identifier:)) {
      seconds += zone.secondsFromGMT()
      gmtime_r(&seconds, &parts)
    } else {
      localtime_r(&seconds, &parts)
    }
    return "\(parts.tm_hour):" + String(format: "%02d", parts.tm_min)
  }

  /// Returns the date for the lock screen.
  ///
  /// If time isn't real, that's the date in images of the first iPhone.
  func day(in zone: String?, locale: DeviceLocale) -> String {
    let date = clock == .real ? Date() : Date(timeIntervalSince1970: 1_168_364_460)
    var style = Date.FormatStyle(
      locale: Locale(identifier: locale.identifier),
      timeZone: zone.flatMap(TimeZone.init(identifier:)) ?? .current)
    if clock == .manual { style.timeZone = .gmt }
    return date.formatted(style.weekday(.wide).month(.wide).day())
  }
}

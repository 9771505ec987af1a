import DeviceProtocol
import Foundation
import Glibc

/// The time of a device: the machine's, or one that stands still until it is moved; wakes the device
/// at a planned time.
struct DeviceTime {
  /// The source of time.
  let clock: DeviceConfiguration.Clock
  private var manualTime = 0.0
  /// The time on the clock at which the device is woken.
  private var wakeTime: Double?
  private var alarm: Task<Void, Never>?

  init(_ clock: DeviceConfiguration.Clock) {
    self.clock = clock
  }

  /// The time on the machine's monotonic clock, in seconds.
  static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// The time on the clock for touches, in seconds.
  var now: Double { clock == .manual ? manualTime : Self.uptime }

  /// Moves a manual clock, in seconds.
  mutating func advance(by seconds: Double) {
    manualTime += seconds
  }

  /// Plans the time at which the device is woken, in place of an earlier one. On a manual clock, the
  /// device does what's due when the clock is moved.
  /// - Parameter due: Seconds on the clock; `nil` if nothing is due.
  mutating func plan(_ due: Double?, wake: @escaping @Sendable () async -> Void) {
    guard clock == .real, due != wakeTime else { return }
    alarm?.cancel()
    wakeTime = due
    guard let due else { return }
    let seconds = max(0, due - now)
    alarm = Task {
      // Sleep throws if it's canceled, because something else is due.
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      await wake()
    }
  }

  /// Notes that the device has been woken, so that any time can be planned.
  mutating func noteWake() {
    wakeTime = nil
  }

  /// Returns the time in the status bar, which is 9:41 if the clock isn't real.
  /// - Parameter zone: The name of a time zone; `nil` is the machine's.
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

  /// Returns the day as the lock screen shows it, which is that of the first iPhone's picture if
  /// time isn't real.
  func day(in zone: String?, locale: DeviceLocale) -> String {
    let date = clock == .real ? Date() : Date(timeIntervalSince1970: 1_168_364_460)
    var style = Date.FormatStyle(
      locale: Locale(identifier: locale.identifier),
      timeZone: zone.flatMap(TimeZone.init(identifier:)) ?? .current)
    if clock == .manual { style.timeZone = .gmt }
    return date.formatted(style.weekday(.wide).month(.wide).day())
  }
}

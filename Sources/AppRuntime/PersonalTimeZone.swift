import Foundation

/// The user's time zone from the device.
package enum PersonalTimeZone {
  /// The time zone that the process started with.
  private static let original = getenv("TZ").map { String(cString: $0) }

  /// Sets `TimeZone.current` and everything that depends on it to the device's zone, or to the
  /// computer's if `nil`.
  ///
  /// If the app has set its own default zone, it doesn't change.
  @MainActor package static func adopt(_ name: String?) {
    let isDefault = NSTimeZone.default == TimeZone.current
    let original = original
    if let name = name ?? original { setenv("TZ", name, 1) } else { unsetenv("TZ") }
    tzset()
    NSTimeZone.resetSystemTimeZone()
    // Formatters use the default zone, which isn't updated automatically.
    if isDefault { NSTimeZone.default = TimeZone.current }
  }
}

import Foundation

/// The user's time zone, as the device has it.
package enum PersonalTimeZone {
  /// The time zone that the process started with.
  private static let original = getenv("TZ").map { String(cString: $0) }

  /// Makes `TimeZone.current` and everything that follows it the device's zone from now on; `nil`
  /// is the machine's. A zone that the app has set as its own default stays.
  @MainActor package static func adopt(_ name: String?) {
    let isDefault = NSTimeZone.default == TimeZone.current
    let original = original
    if let name = name ?? original { setenv("TZ", name, 1) } else { unsetenv("TZ") }
    tzset()
    NSTimeZone.resetSystemTimeZone()
    // Formatters use the default, which isn't read again automatically.
    if isDefault { NSTimeZone.default = TimeZone.current }
  }
}

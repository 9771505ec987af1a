/// The ways in which an app wants to reach the user.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions>.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number in the badge of the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner, and a place in the list.
  public static let alert = Self(rawValue: 1 << 2)
  /// In a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// A sound even when the device is muted.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// The app has settings of its own for notifications.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Into the list without a question to the user.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Read aloud, which needs no permission since iOS 15.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Immediately, even while the user doesn't want to be disturbed; since iOS 15, this requires an
  /// entitlement instead.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

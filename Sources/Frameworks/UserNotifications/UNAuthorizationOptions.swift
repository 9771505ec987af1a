/// The ways in which an app wants to reach the user.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions>.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number in the app icon's badge.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner, and an entry in the notification list.
  public static let alert = Self(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// A sound even if the device is muted.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A link to the app's own notification settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Delivery to the notification list without asking the user for permission.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Reading notifications aloud, which hasn't required permission since iOS 15.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Immediate delivery even during Focus.
  ///
  /// Since iOS 15, this requires an entitlement instead.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

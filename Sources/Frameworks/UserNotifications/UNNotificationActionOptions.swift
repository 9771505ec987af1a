/// The options for the behavior of a notification action.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions>.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The action requires an unlocked device.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// The action is destructive, and is shown in red.
  public static let destructive = Self(rawValue: 1 << 1)
  /// The action brings the app to the foreground.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// The options for the behavior of a notification's action.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions>.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device must be unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// An action that's destructive, and is red.
  public static let destructive = Self(rawValue: 1 << 1)
  /// An action that brings the app to the foreground.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// The ways to present a notification while its app is frontmost.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions>.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number in the app icon's badge.
  public static let badge = Self(rawValue: 1 << 0)
  /// The sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner and an entry in the notification list.
  @available(iOS, deprecated: 14.0)
  public static let alert = Self(rawValue: 1 << 2)
  /// An entry in the notification list.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner.
  public static let banner = Self(rawValue: 1 << 4)
}

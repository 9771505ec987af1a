/// The ways to present a notification while its app is frontmost.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions>.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number in the badge of the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// The sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner and a place in the list.
  @available(iOS, deprecated: 14.0)
  public static let alert = Self(rawValue: 1 << 2)
  /// A place in the list.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner.
  public static let banner = Self(rawValue: 1 << 4)
}

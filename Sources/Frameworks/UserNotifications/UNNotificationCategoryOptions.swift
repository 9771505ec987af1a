/// The options for the behavior of a category's notifications.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions>.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app is notified when users dismiss a notification.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// They're shown in a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is shown even if users don't want to see notifications' contents.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown even if users don't want to see notifications' contents.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  /// They can be read aloud, which since iOS 15 is for the user to decide.
  public static let allowAnnouncement = Self(rawValue: 1 << 4)
}

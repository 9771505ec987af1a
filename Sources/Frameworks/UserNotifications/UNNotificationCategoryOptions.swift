/// The options for the behavior of a category's notifications.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions>.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app is notified when the user dismisses a notification.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// Notifications appear in a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is visible even if the user hides previews.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is visible even if the user hides previews.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  /// Notifications can be read aloud.
  ///
  /// Since iOS 15, the user decides that.
  public static let allowAnnouncement = Self(rawValue: 1 << 4)
}

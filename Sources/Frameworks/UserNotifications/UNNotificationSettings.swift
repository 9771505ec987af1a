import DeviceProtocol

/// The user's settings for the app's notifications.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsettings>.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  private let allowed: NotificationOptions?

  init(_ allowed: NotificationOptions?) {
    self.allowed = allowed
  }

  private func setting(_ option: NotificationOptions) -> UNNotificationSetting {
    guard let allowed else { return .notSupported }
    return allowed.isEmpty ? .disabled : allowed.contains(option) ? .enabled : .notSupported
  }

  /// Whether the app can show notifications.
  open var authorizationStatus: UNAuthorizationStatus {
    guard let allowed else { return .notDetermined }
    return allowed.isEmpty ? .denied : allowed.contains(.provisional) ? .provisional : .authorized
  }

  /// Whether sounds are played.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether the icon has a badge.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether there are banners.
  open var alertSetting: UNNotificationSetting {
    authorizationStatus == .provisional ? .disabled : setting(.alert)
  }
  /// Whether notifications stay in the list.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the lock screen shows notifications.
  open var lockScreenSetting: UNNotificationSetting { alertSetting }
  /// Whether a car shows notifications; there isn't one.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The way that notifications are presented.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The conditions under which users see the contents of notifications.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether notifications sound even when the device is muted, for which the app would need an
  /// entitlement.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether the app has settings of its own, to which nothing leads.
  open var providesAppNotificationSettings: Bool { false }
  /// Whether notifications are read aloud, which they aren't.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications come even while the user doesn't want to be disturbed, for which the app
  /// would need an entitlement.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are kept for a summary, which they aren't.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether direct messages are treated as such, which they never are.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }

  /// Returns the settings themselves, as they don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

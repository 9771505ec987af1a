import DeviceProtocol

/// The user's settings for the app's notifications.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsettings>.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

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
  /// Whether the icon can have a badge.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether banners are shown.
  open var alertSetting: UNNotificationSetting {
    authorizationStatus == .provisional ? .disabled : setting(.alert)
  }
  /// Whether notifications appear in the list.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications appear on the lock screen.
  open var lockScreenSetting: UNNotificationSetting { alertSetting }
  /// Whether notifications appear in a car, which isn't supported.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The way that notifications are presented.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The conditions under which users see the contents of notifications.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether notifications play sounds even if the device is muted, which requires an entitlement.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether there's a link to the app's own notification settings, which isn't supported.
  open var providesAppNotificationSettings: Bool { false }
  /// Whether notifications are read aloud, which isn't supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are delivered even during Focus, which requires an entitlement.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are collected in a summary, which isn't supported.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether direct messages get special treatment, which isn't supported.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }

  /// Returns the settings themselves, because they're immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Stub {
  /// The stubs of notifications.
  static let notifications: [Stub] = [
    notificationSound, notificationThread, notificationAttachments, notificationAppSettings,
  ]

  /// `UNMutableNotificationContent.sound`.
  package static let notificationSound = Stub.member(
    "UNMutableNotificationContent", "sound", lacks: "the value is stored, but no sound is played")

  /// `UNMutableNotificationContent.threadIdentifier`.
  package static let notificationThread = Stub.member(
    "UNMutableNotificationContent", "threadIdentifier",
    lacks: "the value is stored, but notifications aren't grouped")

  /// `UNMutableNotificationContent.attachments`.
  package static let notificationAttachments = Stub.member(
    "UNMutableNotificationContent", "attachments",
    lacks: "attachments aren't stored or shown")

  /// `UNAuthorizationOptions.providesAppNotificationSettings`.
  package static let notificationAppSettings = Stub.member(
    "UNAuthorizationOptions", "providesAppNotificationSettings",
    lacks: "no button leads to the app's own settings",
    uncalled: [
      "UNUserNotificationCenterDelegate.userNotificationCenter(_:openSettingsFor:)"
    ])
}

extension Stub {
  /// The stubs of notifications.
  static let notifications: [Stub] = [
    notificationSound, notificationThread, notificationAttachments,
  ]

  /// `UNMutableNotificationContent.sound`.
  package static let notificationSound = Stub.member(
    "UNMutableNotificationContent", "sound", lacks: "it is kept, and the device makes no sound")

  /// `UNMutableNotificationContent.threadIdentifier`.
  package static let notificationThread = Stub.member(
    "UNMutableNotificationContent", "threadIdentifier",
    lacks: "it is kept; notifications are not grouped")

  /// `UNMutableNotificationContent.attachments`.
  package static let notificationAttachments = Stub.member(
    "UNMutableNotificationContent", "attachments",
    lacks: "the device doesn't keep them, and its banners show none")
}

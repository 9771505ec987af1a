/// Shows a notification as soon as it comes from a server.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger>.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  init() {
    super.init(.push)
  }
}

/// The trigger of a remote notification, which is delivered when it arrives.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger>.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  init() {
    super.init(.push)
  }
}

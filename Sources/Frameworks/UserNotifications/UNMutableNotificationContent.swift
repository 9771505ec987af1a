import DeviceProtocol
import Stubs

/// The editable content of a notification.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title, which is the first line.
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// The subtitle, which is the second line.
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// The text below the title.
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  /// The number for the app icon's badge. 0 removes the badge, and `nil` doesn't change it.
  open override var badge: NSNumber? {
    get { super.badge }
    set { parts.badge = newValue?.intValue }
  }
  /// The sound that plays when the notification is delivered.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set {
      Stub.notificationSound.report(if: newValue != nil)
      parts.sound = newValue?.name
    }
  }
  /// The app's additional information.
  open override var userInfo: [AnyHashable: Any] {
    get { information }
    set { information = newValue }
  }
  /// The attached images, sounds, and movies.
  open override var attachments: [UNNotificationAttachment] {
    get { attached }
    set {
      Stub.notificationAttachments.report(if: !newValue.isEmpty)
      attached = newValue
    }
  }
  /// The identifier of the category, which determines the actions.
  open override var categoryIdentifier: String {
    get { parts.category }
    set { parts.category = newValue }
  }
  /// The identifier that groups notifications.
  open override var threadIdentifier: String {
    get { parts.thread }
    set {
      Stub.notificationThread.report(if: !newValue.isEmpty)
      parts.thread = newValue
    }
  }
  /// The interruption level of the notification.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { parts.level = NotificationContent.Level(rawValue: Int(newValue.rawValue)) ?? .active }
  }
}

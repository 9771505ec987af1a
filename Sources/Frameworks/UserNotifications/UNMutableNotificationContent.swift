import DeviceProtocol
import Stubs

/// The contents of a notification while it's being created.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// The text below the title.
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  /// The number in the badge of the app's icon; 0 takes the badge away, `nil` leaves it.
  open override var badge: NSNumber? {
    get { super.badge }
    set { parts.badge = newValue?.intValue }
  }
  /// The sound with which the notification comes.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set {
      Stub.notificationSound.tell(if: newValue != nil)
      parts.sound = newValue?.name
    }
  }
  /// The app's additional information.
  open override var userInfo: [AnyHashable: Any] {
    get { information }
    set { information = newValue }
  }
  /// The pictures, sounds, and movies that the notification brings along.
  open override var attachments: [UNNotificationAttachment] {
    get { attached }
    set {
      Stub.notificationAttachments.tell(if: !newValue.isEmpty)
      attached = newValue
    }
  }
  /// The category whose actions are offered.
  open override var categoryIdentifier: String {
    get { parts.category }
    set { parts.category = newValue }
  }
  /// The identifier that groups notifications.
  open override var threadIdentifier: String {
    get { parts.thread }
    set {
      Stub.notificationThread.tell(if: !newValue.isEmpty)
      parts.thread = newValue
    }
  }
  /// The interruption level of the notification.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { parts.level = NotificationContent.Level(rawValue: Int(newValue.rawValue)) ?? .active }
  }
}

import AppRuntime
import DeviceProtocol

/// The content of a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationcontent>.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  var parts: NotificationContent
  var information: [AnyHashable: Any]
  var attached: [UNNotificationAttachment] = []

  /// Creates empty content.
  public override init() {
    parts = NotificationContent()
    information = [:]
  }

  /// Creates content that the device has stored.
  init(_ parts: NotificationContent) {
    self.parts = parts
    information = parts.userInfo.flatMap(NotificationInformation.dictionary) ?? [:]
  }

  init(copying other: UNNotificationContent) {
    parts = other.parts
    information = other.information
    attached = other.attached
  }

  /// Returns the content in the form that the device stores.
  /// - Throws: An error if the user info isn't a property list.
  func kept() throws -> NotificationContent {
    var kept = parts
    kept.userInfo = try NotificationInformation.data(information)
    return kept
  }

  /// The title, which is the first line.
  open var title: String { parts.title }
  /// The subtitle, which is the second line.
  open var subtitle: String { parts.subtitle }
  /// The text below the title.
  open var body: String { parts.body }
  /// The number for the app icon's badge. 0 removes the badge, and `nil` doesn't change it.
  open var badge: NSNumber? { parts.badge.map { NSNumber(value: $0) } }
  /// The sound that plays when the notification is delivered.
  open var sound: UNNotificationSound? { parts.sound.map(UNNotificationSound.init(file:)) }
  /// The app's additional information.
  open var userInfo: [AnyHashable: Any] { information }
  /// The attached images, sounds, and movies.
  ///
  /// It's empty if the device has stored the notification.
  open var attachments: [UNNotificationAttachment] { attached }
  /// The identifier of the category, which determines the actions.
  open var categoryIdentifier: String { parts.category }
  /// The identifier that groups notifications.
  open var threadIdentifier: String { parts.thread }
  /// The interruption level of the notification.
  open var interruptionLevel: UNNotificationInterruptionLevel {
    UNNotificationInterruptionLevel(rawValue: UInt(parts.level.rawValue)) ?? .active
  }

  /// Returns an immutable copy of the content.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }

  /// Returns a mutable copy of the content.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(copying: self)
  }
}

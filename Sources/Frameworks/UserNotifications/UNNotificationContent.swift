import AppRuntime
import DeviceProtocol

/// The contents of a notification.
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

  /// Content as the device has kept it.
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
  /// - Throws: an error if its user info isn't a property list.
  func kept() throws -> NotificationContent {
    var kept = parts
    kept.userInfo = try NotificationInformation.data(information)
    return kept
  }

  /// The first line.
  open var title: String { parts.title }
  /// The second line.
  open var subtitle: String { parts.subtitle }
  /// The text below the title.
  open var body: String { parts.body }
  /// The number in the badge of the app's icon; 0 takes the badge away, `nil` leaves it.
  open var badge: NSNumber? { parts.badge.map { NSNumber(value: $0) } }
  /// The sound with which the notification comes.
  open var sound: UNNotificationSound? { parts.sound.map(UNNotificationSound.init(file:)) }
  /// The app's additional information.
  open var userInfo: [AnyHashable: Any] { information }
  /// The pictures, sounds, and movies that the notification brings along; none of one that the
  /// device has kept.
  open var attachments: [UNNotificationAttachment] { attached }
  /// The category whose actions are offered.
  open var categoryIdentifier: String { parts.category }
  /// The identifier that groups notifications.
  open var threadIdentifier: String { parts.thread }
  /// The interruption level of the notification.
  open var interruptionLevel: UNNotificationInterruptionLevel {
    UNNotificationInterruptionLevel(rawValue: UInt(parts.level.rawValue)) ?? .active
  }

  /// Returns content that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }

  /// Returns content that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(copying: self)
  }
}

/// The sound with which a notification comes.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsound>.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  /// The name of the file; empty for the usual sound.
  let name: String

  /// Creates a sound from a file of the app's.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(file: name.rawValue)
  }

  init(file: String) {
    name = file
  }

  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(file: "") }

  /// The usual sound of critical alerts.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(file: "") }

  /// Returns the sound itself, as it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether it's the same sound.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

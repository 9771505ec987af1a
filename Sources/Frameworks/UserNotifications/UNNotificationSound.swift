/// The sound that plays when a notification is delivered.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsound>.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The name of the file, or an empty string for the default sound.
  let name: String

  /// Creates a sound from one of the app's files.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(file: name.rawValue)
  }

  init(file: String) {
    name = file
  }

  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(file: "") }

  /// The default sound of critical alerts.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(file: "") }

  /// Returns the sound itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same sound.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

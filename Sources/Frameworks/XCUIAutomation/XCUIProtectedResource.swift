/// A resource for which an app needs the user's permission.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource>.
public enum XCUIProtectedResource: Int, Sendable {
  /// The contacts.
  case contacts = 1
  /// The calendar.
  case calendar = 2
  /// The reminders.
  case reminders = 3
  /// The photo library.
  case photos = 4
  /// The microphone.
  case microphone = 5
  /// The camera.
  case camera = 6
  /// The media library.
  case mediaLibrary = 7
  /// The HomeKit devices.
  case homeKit = 8
  /// Bluetooth devices.
  case bluetooth = -0x4000_0000
  /// The keyboard's network access.
  case keyboardNetwork = -0x4000_0001
  /// The device's location.
  case location = -0x4000_0002
  /// Health data.
  case health = -0x4000_0003
  /// Tracking across apps.
  case userTracking = -0x4000_0004
  /// The local network.
  case localNetwork = -0x4000_0005
}

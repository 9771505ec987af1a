import DeviceProtocol
import Foundation
import OrderedCollections

/// The device's current state, as far as it affects its own screen.
struct ScreenSituation {
  /// The look of the device's own screens.
  var design: ScreenDesign
  var model: DeviceModel
  var appearance: DeviceConfiguration.Appearance
  /// The configuration for the frontmost app or the home screen.
  var configuration: DeviceConfiguration
  var front: Device.Front
  /// Whether an app with a running process is frontmost.
  var hasFrontApp: Bool
  /// The installed apps, in home screen order.
  var installedApps: [InstalledApp]
  /// The bundle identifiers in the app switcher, most recently used first.
  var recents: OrderedSet<String>
  /// The time on the clock for touches, in seconds.
  var now: Double
  /// The date on the lock screen.
  var day: String

  /// The numbers in the icons' badges, by bundle identifier.
  var badges: [String: Int] = [:]
  /// The notifications since the device was locked, latest first.
  var notifications: [NotificationBanner] = []

  var size: CGSize { configuration.screenSize }
}

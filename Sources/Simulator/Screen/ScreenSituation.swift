import DeviceProtocol
import Foundation
import OrderedCollections

/// The device's current state, as far as it affects its own screen.
struct ScreenSituation {
  var model: DeviceModel
  var appearance: DeviceConfiguration.Appearance
  /// The configuration that's sent to the frontmost app, or that the home screen uses.
  var configuration: DeviceConfiguration
  var front: Device.Front
  /// Whether an app is in front whose process lives.
  var hasFrontApp: Bool
  /// The apps, in the order of the home screen.
  var installedApps: [InstalledApp]
  /// Bundle identifiers in the switcher, the latest used first.
  var recents: OrderedSet<String>
  /// The time on the clock for touches, in seconds.
  var now: Double
  /// The day as the lock screen shows it.
  var day: String

  /// The numbers in the badges of icons, by bundle identifiers.
  var badges: [String: Int] = [:]
  /// The notifications since the device was locked, the latest first.
  var notifications: [NotificationBanner] = []

  var size: CGSize { configuration.screenSize }
}

import DeviceProtocol
import Foundation

/// What an app's process is started for: with all of it alike, one that was started before serves
/// as well.
struct LaunchRequest: Equatable {
  let app: InstalledApp
  /// The app's folder of data, and that of the device's photo library, which the app may read.
  let container: URL
  let photos: URL
  /// The quick action for which the app is launched.
  var shortcut: HomeScreenShortcut?
  /// What the app must know about its notifications.
  var notifications: NotificationLaunch?
  /// Whether the app keeps where its views and constraints are made.
  let isInspectable: Bool
  let arguments: [String]
  /// What is added to the environment; the device's own variables stay.
  let environment: [String: String]
}

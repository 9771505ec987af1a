import DeviceProtocol
import Foundation

/// The parameters of an app's process; a process started earlier with the same parameters can be
/// used instead.
struct LaunchRequest: Equatable {
  let app: InstalledApp
  /// The app's folder of data, and that of the device's photo library, which the app can read.
  let container: URL
  let photos: URL
  /// The quick action for which the app is launched.
  var shortcut: HomeScreenShortcut?
  /// The information about notifications that the app needs.
  var notifications: NotificationLaunch?
  /// Whether the app keeps where its views and constraints are made.
  let isInspectable: Bool
  let arguments: [String]
  /// The variables added to the environment; the device's own variables stay.
  let environment: [String: String]
}

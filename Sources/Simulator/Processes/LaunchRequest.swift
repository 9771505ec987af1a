import DeviceProtocol
import Foundation

/// The launch parameters of an app's process.
///
/// A prewarmed process with the same parameters can be used instead.
struct LaunchRequest: Equatable {
  let app: InstalledApp
  /// The app's data folder, and the folder of the device's photo library, which the app can read.
  let container: URL
  let photos: URL
  /// The quick action that the app is launched with.
  var shortcut: HomeScreenShortcut?
  /// The information about notifications that the app needs.
  var notifications: NotificationLaunch?
  /// Whether the app records where its views and constraints are created.
  let isInspectable: Bool
  /// Whether a debugger might attach to the app.
  let isDebuggable: Bool
  let arguments: [String]
  /// Environment variables to add.
  ///
  /// They don't replace the device's own variables.
  let environment: [String: String]
}

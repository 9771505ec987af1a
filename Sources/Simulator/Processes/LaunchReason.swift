import DeviceProtocol

/// The user's action that an app is about to be launched for.
struct LaunchReason {
  /// The quick action that the user chose.
  var shortcut: HomeScreenShortcut?
  /// The user's answer to a notification.
  var answer: NotificationAnswer?
}

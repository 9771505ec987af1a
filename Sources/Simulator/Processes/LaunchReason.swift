import DeviceProtocol

/// The user's action that causes the next launch of an app.
struct LaunchReason {
  /// The quick action that the user chose.
  var shortcut: HomeScreenShortcut?
  /// The user's answer to a notification.
  var answer: NotificationAnswer?
}

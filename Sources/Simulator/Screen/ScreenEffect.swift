import DeviceProtocol

/// An effect of the device's own screen.
enum ScreenEffect: Equatable {
  /// Notifies observers that the screen has changed.
  case redraw
  /// Animates the screen until it stops changing.
  case animate
  /// Opens an app as a user would.
  case open(bundleID: String)
  /// Requests an app's quick actions, which the screen then shows.
  case findQuickActions(bundleID: String)
  /// Opens an app with one of its quick actions.
  case perform(HomeScreenShortcut, bundleID: String)
  /// Performs the user's choice for an app's notification.
  case answer(NotificationAnswer, bundleID: String)
  /// Removes an app from the app switcher and ends it.
  case end(bundleID: String)
  case goHome
  case showSwitcher
  /// Passes a touch that isn't the device's own to the frontmost app.
  case pass(TouchSample)
}

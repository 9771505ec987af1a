import DeviceProtocol

/// An effect of the device's own screen.
enum ScreenEffect: Equatable {
  /// Notifies observers that the screen has changed.
  case redraw
  /// Lets the screen move on every few milliseconds, until it stands still.
  case animate
  /// Opens an app, as a user does.
  case open(bundleID: String)
  /// Asks for an app's quick actions, which the screen then shows.
  case findQuickActions(bundleID: String)
  /// Opens an app and has it perform one of its quick actions.
  case perform(HomeScreenShortcut, bundleID: String)
  /// Performs a user's choice on an app's notification.
  case answer(NotificationAnswer, bundleID: String)
  /// Takes an app out of the switcher and ends it.
  case end(bundleID: String)
  case goHome
  case showSwitcher
  /// Passes a touch that isn't the device's own to the frontmost app.
  case pass(TouchSample)
}

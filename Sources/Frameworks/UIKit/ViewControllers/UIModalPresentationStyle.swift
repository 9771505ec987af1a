/// How a view controller is presented.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system sees fit.
  case automatic = -2
  /// It is not.
  case none = -1
  /// It covers the screen.
  case fullScreen = 0
  /// It covers most of the screen.
  case pageSheet = 1
  /// It is a card in the middle of a large screen.
  case formSheet = 2
  /// It covers another view controller's view.
  case currentContext = 3
  /// It is as the app says.
  case custom = 4
  /// It covers the screen and leaves what is beneath.
  case overFullScreen = 5
  /// It covers another view controller's view and leaves what is beneath.
  case overCurrentContext = 6
  /// It is in a popover.
  case popover = 7
}

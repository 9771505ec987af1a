/// The presentation styles of view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses.
  case automatic = -2
  /// The view controller isn't adapted to another style.
  case none = -1
  /// The presented view covers the screen.
  case fullScreen = 0
  /// The presented view is a sheet that covers most of the screen.
  case pageSheet = 1
  /// The presented view is centered on a large screen.
  case formSheet = 2
  /// The presented view covers another view controller's view.
  case currentContext = 3
  /// The app's own presentation controller and animators manage the presentation.
  case custom = 4
  /// The presented view covers the screen, and the views under it aren't removed.
  case overFullScreen = 5
  /// The presented view covers another view controller's view, which isn't removed.
  case overCurrentContext = 6
  /// The presented view is in a popover.
  case popover = 7
}

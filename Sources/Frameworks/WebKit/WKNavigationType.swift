/// The kind of action that caused a navigation.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationtype>.
public enum WKNavigationType: Int, Sendable {
  /// The user tapped a link.
  case linkActivated = 0
  /// A form was submitted.
  case formSubmitted = 1
  /// An item of the back-forward list was opened.
  case backForward = 2
  /// The page was loaded again.
  case reload = 3
  /// A form was submitted again.
  case formResubmitted = 4
  /// Any other reason.
  case other = -1
}

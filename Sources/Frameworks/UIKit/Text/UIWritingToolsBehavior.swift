/// The behavior of Writing Tools for text, if the device supports them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior>.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Writing Tools aren't available.
  case none = -1
  /// The system's default behavior.
  case `default` = 0
  /// Writing Tools are available in the text itself.
  case complete = 1
  /// Writing Tools are available in a panel.
  case limited = 2
}

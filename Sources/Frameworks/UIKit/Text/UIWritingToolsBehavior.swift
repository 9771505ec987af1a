/// The behavior of Writing Tools for text, if the device supports them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior>.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Not at all.
  case none = -1
  /// As the system does.
  case `default` = 0
  /// In the text itself.
  case complete = 1
  /// In a panel.
  case limited = 2
}

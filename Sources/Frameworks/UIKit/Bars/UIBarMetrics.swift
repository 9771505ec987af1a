/// The metrics of bars.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarmetrics>.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// A phone held on its side.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// A phone held on its side, with a prompt.
  case compactPrompt = 102
}

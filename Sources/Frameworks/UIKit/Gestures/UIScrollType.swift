/// The kind of pointer scrolling.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrolltype>.
public enum UIScrollType: UInt, Sendable {
  /// Scrolling in steps, as with a clicking mouse wheel.
  case discrete
  /// Smooth scrolling, as with a trackpad.
  case continuous
}

/// The kind of pointer scrolling.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrolltype>.
public enum UIScrollType: UInt, Sendable {
  /// In steps, as with a wheel that clicks.
  case discrete
  /// Smoothly, as with a trackpad.
  case continuous
}

/// A direction in which assistive technology scrolls.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection>.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next element or page.
  case next = 5
  /// To the previous element or page.
  case previous = 6
}

/// The way that users navigate the elements in a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle>.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides.
  case automatic
  /// The elements are visited separately.
  case separate
  /// The elements are visited as one.
  case combined
}

/// The way that users navigate the elements in a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle>.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides.
  case automatic
  /// Elements are visited one by one.
  case separate
  /// All elements are visited as one.
  case combined
}

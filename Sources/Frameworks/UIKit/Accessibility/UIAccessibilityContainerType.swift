/// The type of a view that contains elements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular type.
  case none
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A part of the screen.
  case landmark
  /// A group of related elements.
  case semanticGroup
}

/// What is in a table of data.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell>.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that it takes.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that it takes.
  func accessibilityColumnRange() -> NSRange
}

/// A cell of a data table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell>.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell spans.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell spans.
  func accessibilityColumnRange() -> NSRange
}

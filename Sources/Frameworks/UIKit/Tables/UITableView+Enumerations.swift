// The types and constants of a table view.
extension UITableView {
  /// The value that requests the default for a dimension.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title for a magnifying glass in the section index.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when the selected row changes.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The styles of a table view.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge, and headers float at the top.
    case plain
    /// Sections are distinct groups of rows.
    case grouped
    /// Sections are groups of rows with rounded corners, inset from the edges.
    case insetGrouped
  }

  /// The positions that a row can be scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls as little as possible to make the row visible.
    case none
    /// Scrolls the row to the top of the visible area.
    case top
    /// Scrolls the row to the middle of the visible area.
    case middle
    /// Scrolls the row to the bottom of the visible area.
    case bottom
  }

  /// The animations for inserting or deleting rows.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Inserted rows slide in from the right; deleted rows slide out to the right.
    case right = 1
    /// Inserted rows slide in from the left; deleted rows slide out to the left.
    case left = 2
    /// Inserted rows slide in from the top; deleted rows slide out toward the top.
    case top = 3
    /// Inserted rows slide in from the bottom; deleted rows slide out toward the bottom.
    case bottom = 4
    /// Inserted and deleted rows aren't animated.
    ///
    /// The rows around them move with the default animation.
    case none = 5
    /// Rows stay centered in their space.
    case middle = 6
    /// The table view chooses the animation.
    case automatic = 100
  }

  /// The reference for the inset of separators.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges
    /// The default insets of separators.
    case fromAutomaticInsets
  }

  /// The changes that cause a table view to measure self-sizing cells again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled
    /// Calls of a cell's `invalidateIntrinsicContentSize()`, and changes to its content
    /// configuration.
    case enabled
    /// Cells also resize when constraints in their content view change.
    case enabledIncludingConstraints
  }
}

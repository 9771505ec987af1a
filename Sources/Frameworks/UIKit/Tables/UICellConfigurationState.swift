/// The state of a cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct>.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The states of a cell that the user drags.
  public enum DragState: Int, Sendable {
    /// The cell isn't dragged.
    case none
    /// The cell is lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The states of a cell while items are dragged over its list.
  public enum DropState: Int, Sendable {
    /// No items are dragged over the list.
    case none
    /// The items wouldn't be dropped into the cell.
    case notTargeted
    /// The items would be dropped into the cell.
    case targeted
  }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to an edge.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is in an editable state.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell is swiped.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being reordered.
  public var isReordering = false
  /// The state of the user's drag of the cell.
  public var cellDragState = DragState.none
  /// The state of the cell while items are dragged over its list.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the specified traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Returns or sets a custom state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UICellConfigurationState: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      traitCollection, isDisabled, isHighlighted, isSelected, isFocused, isPinned, isEditing,
      isExpanded, isSwiped, isReordering, cellDragState, cellDropState, custom,
    ]
  }

  /// Returns whether two cells are in the same state.
  public nonisolated static func == (
    lhs: UICellConfigurationState, rhs: UICellConfigurationState
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the state.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}

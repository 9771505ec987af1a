/// The state of a view that isn't a cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct>.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge.
  public var isPinned = false
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

extension UIViewConfigurationState: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      traitCollection, isDisabled, isHighlighted, isSelected, isFocused, isPinned, custom,
    ]
  }

  /// Returns whether two views are in the same state.
  public nonisolated static func == (
    lhs: UIViewConfigurationState, rhs: UIViewConfigurationState
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the state.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}

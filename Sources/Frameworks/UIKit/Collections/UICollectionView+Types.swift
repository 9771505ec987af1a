extension UICollectionView {
  /// The scrolling direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical
    /// The layout scrolls horizontally.
    case horizontal
  }

  /// The changes that cause self-sizing cells to be measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when their items are reloaded.
    case disabled
    /// Changes to the cells' configurations, and invalidations of their intrinsic content sizes.
    case enabled
    /// Also changes to constraints in the cells.
    case enabledIncludingConstraints
  }

  /// A category of elements in a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A supplementary view.
    case supplementaryView
    /// A decoration view.
    case decorationView
  }

  /// The position that an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Scrolls the item to the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centers the item vertically in the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Scrolls the item to the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Scrolls the item to the left of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centers the item horizontally in the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Scrolls the item to the right of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UISplitViewController {
  /// The columns of a split view controller.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum>.
  public enum Style: Int, Sendable {
    /// A list of view controllers, with the primary one first.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column of a split view controller.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column>.
  public enum Column: Int, Sendable {
    /// The column at the edge.
    case primary
    /// The column between the other two, if there are three.
    case supplementary
    /// The column with the details.
    case secondary
    /// The column that replaces all others if there's space for only one.
    case compact
    /// The column at the other edge, with details about the content of the secondary column.
    @available(IOS26 )
    case inspector
  }

  /// The visible columns and their arrangement.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum>.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses the display mode.
    case automatic
    /// Only the secondary column is shown.
    case secondaryOnly
    /// One column is beside the secondary column.
    case oneBesideSecondary
    /// One column is over the secondary column.
    case oneOverSecondary
    /// Two columns are beside the secondary column.
    case twoBesideSecondary
    /// Two columns are over the secondary column.
    case twoOverSecondary
    /// Two columns push the secondary column aside.
    case twoDisplaceSecondary

    /// The old name for `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The old name for `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The old name for `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The arrangement of the other columns relative to the secondary column.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum>.
  public enum SplitBehavior: Int, Sendable {
    /// The system chooses the behavior.
    case automatic
    /// The columns are next to the secondary column.
    case tile
    /// The columns are over the secondary column.
    case overlay
    /// The columns push the secondary column aside.
    case displace
  }

  /// The edges where the primary column can be.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum>.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The background styles of the primary column.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle>.
  public enum BackgroundStyle: Int, Sendable {
    /// No special background.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// The visibility of the button that changes the display mode.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum>.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible if gestures change the display mode.
    case automatic
    /// The button is never visible.
    case never
    /// The button is always visible.
    case always
  }
}

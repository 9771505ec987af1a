extension UISplitViewController {
  /// The columns of a split view controller.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum>.
  public enum Style: Int, Sendable {
    /// A list of view controllers, the primary one first.
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
    /// The column between the others, of three.
    case supplementary
    /// The column with the details.
    case secondary
    /// The column that replaces all others if there's room for only one.
    case compact
  }

  /// The visible columns and their arrangement.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum>.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic
    /// Only the secondary column is shown.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that move the secondary one aside.
    case twoDisplaceSecondary

    /// Only the secondary column, by an older name.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// One column beside the secondary one, by an older name.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// One column over the secondary one, by an older name.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way that the other columns share the space with the secondary one.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum>.
  public enum SplitBehavior: Int, Sendable {
    /// The system decides.
    case automatic
    /// Beside it.
    case tile
    /// Over it.
    case overlay
    /// In its place, while it moves aside.
    case displace
  }

  /// The edges at which the primary column may be.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum>.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The backgrounds of the primary column.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle>.
  public enum BackgroundStyle: Int, Sendable {
    /// None.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// The visibility of the button that changes the display mode.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum>.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Visible if gestures change the display mode.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }
}

import Foundation

/// The configuration of a list in a collection view.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows extend from edge to edge.
    case plain
    /// Separate sections.
    case grouped
    /// Separate, inset sections with rounded corners.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar with rows that extend from edge to edge.
    case sidebarPlain
  }

  /// The type of a list's headers.
  public enum HeaderMode: Int, Sendable {
    /// There are no headers.
    case none
    /// Headers are supplementary views.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// The type of a list's footers.
  public enum FooterMode: Int, Sendable {
    /// There are no footers.
    case none
    /// Footers are supplementary views.
    case supplementary
  }

  /// A closure that returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that returns the configuration of an item's separators.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    )
    -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// The type of the headers.
  public var headerMode = HeaderMode.none
  /// The type of the footers.
  public var footerMode = FooterMode.none
  /// The space above headers in points, or `nil` for a value that suits the appearance.
  public var headerTopPadding: CGFloat?
  /// A Boolean value that determines whether items have lines between them.
  public var showsSeparators: Bool
  /// The configuration of the lines between items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that determines the configuration of an item's separators.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list, or `nil` for a color that suits the appearance.
  public var backgroundColor: UIColor?
  /// A closure that returns the actions for a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions for a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The color behind the list.
  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    let look = SystemDesign.current.lists.backgrounds
    return switch appearance {
    case .plain, .sidebarPlain: look.plain
    case .grouped, .insetGrouped: look.grouped
    case .sidebar: look.sidebar
    }
  }
}

import Stubs

/// A closure that creates the view controller that a context menu previews.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that creates the menu of actions that a context menu shows.
///
/// Its argument contains the system's suggested actions.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The most important element is closest to the touch.
    case priority
    /// The elements keep their order.
    case fixed
  }

  /// The configuration's identifier.
  open private(set) var identifier: any NSCopying
  /// The items of a list that the menu is for, except for the touched one.
  open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
    didSet { Stub.contextMenuSecondaryItems.report(if: !secondaryItemIdentifiers.isEmpty) }
  }
  /// The number of items that the menu is for.
  open var badgeCount = 0 {
    didSet { Stub.contextMenuBadge.report(if: badgeCount > 1) }
  }
  /// The order of the menu's elements.
  open var preferredMenuElementOrder = ElementOrder.automatic {
    didSet { Stub.contextMenuOrder.report(if: preferredMenuElementOrder == .priority) }
  }
  /// Whether typing selects an element of the menu.
  @available(IOS27 )
  open var allowsTypeSelect = true {
    didSet { Stub.contextMenuTypeSelect.report(if: allowsTypeSelect) }
  }

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  /// - Parameters:
  ///   - identifier: A value that identifies the configuration, or `nil` to create one.
  ///   - previewProvider: A closure that creates the preview, or `nil` to show the touched view.
  ///   - actionProvider: A closure that creates the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

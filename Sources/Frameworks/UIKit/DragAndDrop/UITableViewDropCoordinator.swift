/// An item that's dropped on a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropitem>.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path that the item comes from, if it's from the same table view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// An object that a table view's delegate uses to position dropped items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path where the items are dropped, or `nil` if they aren't dropped on a row.
  var destinationIndexPath: IndexPath? { get }
  /// The last drop proposal that the delegate returned.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Reserves a position for an item until its data has been loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Moves the item's preview to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the item's preview into a part of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves the item's preview to a custom target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

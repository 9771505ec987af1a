/// An item that's dropped on a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path that the item comes from, if it's from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// An object that a collection view's delegate uses to position dropped items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path where the items are dropped, or `nil` if they aren't dropped on an item.
  var destinationIndexPath: IndexPath? { get }
  /// The last drop proposal that the delegate returned.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Reserves a position for an item until its data has been loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Moves the dragged item's preview to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the dragged item's preview into a part of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves the dragged item's preview to a custom target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

import Stubs

/// A cell that reserves a position in a collection view until its data is available.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// A closure that configures the placeholder's cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder with a cell that's dequeued by its identifier.
  public init(
    insertionIndexPath: IndexPath, reuseIdentifier: String
  ) {
    self.insertionIndexPath = insertionIndexPath
    Stub.collectionDropPlaceholder.report()
  }
}

/// A cell that reserves a position for a dropped item until its data has been loaded.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder>.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the parameters of the preview that moves to the placeholder.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// An object that replaces a placeholder with the loaded data.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext>.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data is loaded.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with an item after a closure adds its data.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Requests an update of the placeholder's cell.
  func setNeedsCellUpdate()
}

import Stubs

/// A cell that reserves a position in a table view until its data is available.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewplaceholder>.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// A closure that configures the placeholder's cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder with a cell that's dequeued by its identifier.
  public init(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat
  ) {
    self.insertionIndexPath = insertionIndexPath
    Stub.tableDropPlaceholder.report()
  }
}

/// A cell that reserves a position for a dropped item until its data has been loaded.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the parameters of the preview that moves to the placeholder.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// An object that replaces a placeholder with the loaded data.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data is loaded.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row after a closure adds its data.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
}

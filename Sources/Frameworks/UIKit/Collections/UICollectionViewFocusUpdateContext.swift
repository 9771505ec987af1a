/// A change of the focus in a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext>.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

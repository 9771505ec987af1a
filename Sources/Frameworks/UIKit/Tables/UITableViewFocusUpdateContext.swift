/// A change of the focus in a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The actions that a swipe on a row reveals.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inward.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the specified actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

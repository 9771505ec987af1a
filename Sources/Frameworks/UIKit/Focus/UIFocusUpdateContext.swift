/// A change of the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the change.
  public let focusHeading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The view that had the focus, or that contains the item that had it.
  open var previouslyFocusedView: UIView? { view(of: previouslyFocusedItem) }

  /// The view that gets the focus, or that contains the item that gets it.
  open var nextFocusedView: UIView? { view(of: nextFocusedItem) }

  private func view(of item: (any UIFocusItem)?) -> UIView? {
    sequence(first: item as (any UIFocusEnvironment)?) { $0?.parentFocusEnvironment }
      .prefix { $0 != nil }.lazy.compactMap { $0 as? UIView }.first
  }
}

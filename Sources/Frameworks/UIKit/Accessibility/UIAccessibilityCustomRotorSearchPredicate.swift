/// The user's position while navigating elements.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The user's current position.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a predicate without a position.
  public override init() {
    currentItem = UIAccessibilityCustomRotorItemResult()
    super.init()
  }
}

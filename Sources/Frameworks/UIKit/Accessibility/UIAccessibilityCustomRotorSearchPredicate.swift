/// Where a person who goes through elements is.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the person is.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// Where to look.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a predicate without a position.
  public override init() {
    currentItem = UIAccessibilityCustomRotorItemResult()
    super.init()
  }
}

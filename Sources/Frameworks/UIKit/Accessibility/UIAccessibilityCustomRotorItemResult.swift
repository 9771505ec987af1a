/// An element that the user goes to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of text that is meant.
  open var targetRange: UITextRange?

  /// Creates a result of nothing.
  public override init() {
    super.init()
  }

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

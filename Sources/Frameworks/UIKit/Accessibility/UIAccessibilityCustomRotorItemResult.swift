/// An element that a rotor moves to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text that the result refers to.
  open var targetRange: UITextRange?

  /// Creates an empty result.
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

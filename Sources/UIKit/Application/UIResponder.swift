/// An object that responds to events.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }
}

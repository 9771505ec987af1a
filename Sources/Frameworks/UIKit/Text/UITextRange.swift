/// A range of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextrange>.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the start and the end are the same.
  open var isEmpty: Bool { true }

  /// The start.
  open var start: UITextPosition { TextOffset(0) }

  /// The end.
  open var end: UITextPosition { TextOffset(0) }

  /// Creates a range.
  public override init() {
    super.init()
  }
}

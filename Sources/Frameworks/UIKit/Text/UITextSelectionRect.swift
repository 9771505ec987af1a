/// A rectangle of a selection on a single line.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionrect>.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the text view's coordinates.
  open var rect: CGRect { .zero }

  /// The direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection starts in the rectangle.
  open var containsStart: Bool { false }

  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }

  /// Whether the text is vertical.
  open var isVertical: Bool { false }

  /// Creates an empty selection rectangle.
  public override init() {
    super.init()
  }
}

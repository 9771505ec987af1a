/// A text that the keyboard and input methods can edit in any place.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinput>.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty is a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The unfinished text of an input method.
  var markedTextRange: UITextRange? { get }
  /// How unfinished text looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the unfinished text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the unfinished text final.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance from another.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at a distance in a direction from another.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that knows the units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The position that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range from a position to the farthest in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether the text in a range may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The look of the text at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The position at a distance from the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The distance of a position from the start of a range.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view in whose coordinates the rectangles are.
  var textInputView: UIView { get }
  /// At which end of a line a caret between two lines belongs.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// Whether the text in a range may be replaced.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// The look of the text at a position.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// The position at a distance from the start of a range.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  /// The distance of a position from the start of a range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// At which end of a line a caret between two lines belongs.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

extension UITextInput where Self: UIView {
  /// The view in whose coordinates the rectangles are.
  public var textInputView: UIView { self }
}

/// Text that the keyboard and input methods can edit at any position.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinput>.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, which is the caret if it's empty.
  var selectedTextRange: UITextRange? { get set }
  /// The range of marked text, which an input method hasn't finished.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text as it is.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another one.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance from another one in a direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// An object that's notified of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// An object that determines the units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the position in a range that's farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position that's closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that's closest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns whether the text in a range can be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the style of the text at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the position at a distance from the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the distance of a position from the start of a range.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view whose coordinate system contains the rectangles.
  var textInputView: UIView { get }
  /// The line where a caret between two lines is shown.
  var selectionAffinity: UITextStorageDirection { get set }
  /// The part of the view that isn't covered, or `CGRect.null` for the whole visible part.
  @available(IOS26 )
  var unobscuredContentRect: CGRect { get }
}

extension UITextInput {
  /// Returns whether the text in a range can be replaced.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Returns the style of the text at a position.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Returns the position at a distance from the start of a range.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  /// Returns the distance of a position from the start of a range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The line where a caret between two lines is shown.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

extension UITextInput {
  /// The part of the view that isn't covered, which is unlimited.
  @available(IOS26 )
  public var unobscuredContentRect: CGRect { .null }
}

extension UITextInput where Self: UIView {
  /// The view whose coordinate system contains the rectangles.
  public var textInputView: UIView { self }
}

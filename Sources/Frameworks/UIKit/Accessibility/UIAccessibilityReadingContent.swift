/// A view whose text is read line by line and page by page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent>.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// Returns the number of the line at a point.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of a line on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the page.
  func accessibilityPageContent() -> String?
}

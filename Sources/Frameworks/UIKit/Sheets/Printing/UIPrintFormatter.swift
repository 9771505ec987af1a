import UIKitCore

/// An object that lays out and draws content on pages.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintformatter>.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// Creates a formatter without content.
  public override init() {
    super.init()
  }

  /// The renderer that draws the pages.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The maximum height of the content on a page, or 0 for no limit.
  open var maximumContentHeight: CGFloat = 0 { didSet { setNeedsPagination() } }
  /// The maximum width of the content, or 0 for no limit.
  open var maximumContentWidth: CGFloat = 0 { didSet { setNeedsPagination() } }
  /// The insets of the content from the edges.
  ///
  /// The top inset applies only to the first page, and the bottom inset only to the last.
  open var contentInsets = UIEdgeInsets.zero { didSet { setNeedsPagination() } }
  /// The insets of the content from the edges of each page.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { setNeedsPagination() } }

  /// The index of the first page.
  open var startPage = NSNotFound
  /// The number of pages.
  open var pageCount: Int { printedText?.pageCount ?? 1 }

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
  }

  /// Requests that the content be laid out again before it's drawn.
  open func setNeedsPagination() {
    storedText = nil
  }

  /// Returns the rectangle for the content of a page.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let isFirst = pageIndex == firstPage
    let page = printPageRenderer?.contentRect ?? UIPrintPaper.letter.printableRect
    var rect = page.inset(by: perPageContentInsets)
    rect = rect.inset(
      by: UIEdgeInsets(
        top: isFirst ? contentInsets.top : 0, left: contentInsets.left, bottom: 0,
        right: contentInsets.right))
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }

  /// Draws the content of a page in a rectangle.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    printedText?.drawPage(pageIndex - firstPage, at: rectForPage(at: pageIndex).origin)
  }

  // MARK: Text

  /// The text that the formatter prints, or `nil` if its content isn't text.
  var styledText: NSAttributedString? { nil }

  /// The index of the first page, or 0 if it isn't known yet.
  final var firstPage: Int { startPage == NSNotFound ? 0 : startPage }

  private final var storedText: PrintedText?

  private final var printedText: PrintedText? {
    if let storedText { return storedText }
    guard let styledText else { return nil }
    let first = firstPage
    let printed = PrintedText(styledText, width: rectForPage(at: first).width) {
      rectForPage(at: first + $0).height
    }
    storedText = printed
    return printed
  }
}

import UIKitCore

/// Lays out content on pages, and draws it there.
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

  /// The greatest height of the content on a page; 0 is as much as there is.
  open var maximumContentHeight: CGFloat = 0 { didSet { setNeedsPagination() } }
  /// The greatest width of the content; 0 is as much as there is.
  open var maximumContentWidth: CGFloat = 0 { didSet { setNeedsPagination() } }
  /// The distance of the content from the edges; only the first page has the top inset, and only
  /// the last has the bottom inset.
  open var contentInsets = UIEdgeInsets.zero { didSet { setNeedsPagination() } }
  /// The distance of the content from the edges of each page.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { setNeedsPagination() } }

  /// The index of the first page.
  open var startPage = NSNotFound
  /// The number of pages.
  open var pageCount: Int { printedText?.pageCount ?? 1 }

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
  }

  /// Lays out the content again before the next drawing.
  open func setNeedsPagination() {
    storedText = nil
  }

  /// Returns the area of a page's content.
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

  /// The index of the first page, which is 0 until it's known.
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

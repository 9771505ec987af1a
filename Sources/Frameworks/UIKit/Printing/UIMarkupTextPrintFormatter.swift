/// Prints a text in HTML.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter>.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The text in HTML.
  open var markupText: String? { didSet { setNeedsPagination() } }

  private var styledText: NSAttributedString {
    HTMLDocument(markupText ?? "").attributedString
  }

  // MARK: Pages

  private var set: PrintedText?

  private var printed: PrintedText {
    if let set { return set }
    let first = startPage == NSNotFound ? 0 : startPage
    let printed = PrintedText(styledText, width: rectForPage(at: first).width) {
      rectForPage(at: first + $0).height
    }
    set = printed
    return printed
  }

  /// Has the text set anew before it's drawn.
  open override func setNeedsPagination() {
    super.setNeedsPagination()
    set = nil
  }

  /// The number of pages that the text needs.
  open override var pageCount: Int { printed.pageCount }

  /// Draws the lines of a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let first = startPage == NSNotFound ? 0 : startPage
    printed.drawPage(pageIndex - first, at: rectForPage(at: pageIndex).origin)
  }
}

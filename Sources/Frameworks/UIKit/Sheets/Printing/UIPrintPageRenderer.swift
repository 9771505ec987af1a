import UIKitCore

/// An object that draws pages with headers and footers, either itself or with formatters.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintpagerenderer>.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// Creates a renderer without pages.
  public override init() {
    super.init()
  }

  /// The height of the header.
  open var headerHeight: CGFloat = 0 { didSet { paginate() } }
  /// The height of the footer.
  open var footerHeight: CGFloat = 0 { didSet { paginate() } }

  /// The rectangle of the paper.
  open var paperRect: CGRect { paper }
  /// The printable part of the paper.
  open var printableRect: CGRect { printable }

  /// The rectangle of the paper.
  ///
  /// Apps set it with the `paperRect` key to draw pages without a printer.
  final var paper = CGRect.zero { didSet { paginate() } }
  /// The printable part of the paper.
  ///
  /// Apps set it with the `printableRect` key.
  final var printable = CGRect.zero { didSet { paginate() } }

  /// The rectangle for the content of a page, between the header and the footer.
  final var contentRect: CGRect {
    content(of: printableRect.isEmpty ? UIPrintPaper.letter.printableRect : printableRect)
  }

  private func content(of page: CGRect) -> CGRect {
    page.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  // MARK: Formatters

  /// The formatters.
  open var printFormatters: [UIPrintFormatter]? {
    didSet {
      for formatter in oldValue ?? [] where formatter.printPageRenderer === self {
        formatter.printPageRenderer = nil
      }
      for formatter in printFormatters ?? [] { formatter.printPageRenderer = self }
      paginate()
    }
  }

  /// Adds a formatter that starts at one of this renderer's pages.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// Returns the formatters that draw on a specific page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { ($0.firstPage..<$0.firstPage + $0.pageCount).contains(pageIndex) }
  }

  final func remove(_ formatter: UIPrintFormatter) {
    printFormatters = printFormatters?.filter { $0 !== formatter }
  }

  private func paginate() {
    for formatter in printFormatters ?? [] { formatter.setNeedsPagination() }
  }

  // MARK: Pages

  /// The number of pages that the formatters need.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.firstPage + $0.pageCount }.max() ?? 0
  }

  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      var header = printableRect
      header.size.height = headerHeight
      drawHeaderForPage(at: pageIndex, in: header)
    }
    drawContentForPage(at: pageIndex, in: content(of: printableRect))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    guard footerHeight > 0 else { return }
    var footer = printableRect
    footer.origin.y = printableRect.maxY - footerHeight
    footer.size.height = footerHeight
    drawFooterForPage(at: pageIndex, in: footer)
  }

  /// Draws a formatter's part of a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page that doesn't come from formatters.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIPrintPageRenderer: AddedMembers {
  package static var addedMembers: [ObjCMember] {
    [
      .key("paperRect", \UIPrintPageRenderer.paper),
      .key("printableRect", \UIPrintPageRenderer.printable),
    ]
  }
}

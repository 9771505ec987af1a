/// Prints a text in one look.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisimpletextprintformatter>.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter of a text that has looks of its own.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  /// The text.
  open var text: String? {
    didSet {
      attributedText = nil
      setNeedsPagination()
    }
  }

  /// The text with looks of its own.
  open var attributedText: NSAttributedString? { didSet { setNeedsPagination() } }

  /// The font.
  open var font: UIFont? { didSet { setNeedsPagination() } }

  /// The color.
  open var color: UIColor? { didSet { setNeedsPagination() } }

  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsPagination() } }

  private var styledText: NSAttributedString {
    if let attributedText { return attributedText }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        .paragraphStyle: paragraph,
      ])
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

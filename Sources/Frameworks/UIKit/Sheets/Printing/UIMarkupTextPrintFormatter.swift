import UIKitCore

/// Prints text in HTML.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter>.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The text in HTML.
  open var markupText: String? { didSet { setNeedsPagination() } }

  override var styledText: NSAttributedString? {
    HTMLDocument(markupText ?? "").attributedString
  }
}

import UIKitCore

/// A formatter that prints HTML text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter>.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter for HTML text.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The HTML text.
  open var markupText: String? { didSet { setNeedsPagination() } }

  override var styledText: NSAttributedString? {
    HTMLDocument(markupText ?? "").attributedString
  }
}

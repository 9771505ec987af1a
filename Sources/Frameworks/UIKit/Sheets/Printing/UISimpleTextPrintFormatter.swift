import UIKitCore

/// A formatter that prints text in a single style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisimpletextprintformatter>.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter for text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter for text with attributes.
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

  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { setNeedsPagination() } }

  /// The font.
  open var font: UIFont? { didSet { setNeedsPagination() } }

  /// The color.
  open var color: UIColor? { didSet { setNeedsPagination() } }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsPagination() } }

  override var styledText: NSAttributedString? {
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
}

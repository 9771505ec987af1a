import DisplayList

/// A layer that shows a text.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catextlayer>.
open class CATextLayer: CALayer {
  private var shownColor: Color? = .white

  /// Creates a layer.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  override class func instantiate() -> CALayer { registeredInstance ?? CATextLayer() }

  /// Creates a copy of a layer, which shows it during an animation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { takeOver(layer) }
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text: a string or an attributed string.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }

  /// The font: its name, a font of UIKit, or nothing for Helvetica.
  open var font: AnyObject? {
    didSet { setNeedsDisplay() }
  }

  /// The size of the font.
  open var fontSize: CGFloat = 36 {
    didSet { setNeedsDisplay() }
  }

  /// The color of the text.
  open var foregroundColor: CGColor? {
    get { shownColor.map { CGColor($0) } }
    set {
      shownColor = newValue?.color
      setNeedsDisplay()
    }
  }

  /// Whether lines are broken to fit.
  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }

  /// Where a line that does not fit is cut.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { setNeedsDisplay() }
  }

  /// Where lines are.
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text may be drawn with sub-pixels.
  open var allowsFontSubpixelQuantization = false

  private func takeOver(_ layer: CATextLayer) {
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    shownColor = layer.shownColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
  }

  override func makeCopy() -> CALayer {
    let copy = CATextLayer()
    copy.takeOver(self)
    copy.update(from: self)
    return copy
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    guard let text = styledText else { return }
    GraphicsStack.push(ctx)
    StyledString.forDrawing(text)
      .draw(with: bounds, options: .usesLineFragmentOrigin, context: nil)
    GraphicsStack.pop()
  }

  private var styledText: EditableText? {
    if let string = string as? NSAttributedString { return EditableText(string) }
    guard let string = string as? String ?? (string as? NSString).map({ $0 as String }) else {
      return nil
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    paragraph.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    return EditableText(
      string,
      attributes: [.font: resolvedFont, .foregroundColor: color, .paragraphStyle: paragraph])
  }

  private var resolvedFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = font as? String ?? (font as? NSString).map { $0 as String } ?? "Helvetica"
    return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
  }
}

import DisplayList

/// A layer that draws a plain or attributed string.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catextlayer>.
open class CATextLayer: CALayer {
  private var shownColor: Color? = .white

  /// Creates a layer.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  package override class func instantiate() -> CALayer { registeredInstance ?? CATextLayer() }

  /// Creates a copy of a layer, such as for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { takeOver(layer) }
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text: a string or an attributed string.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }

  /// The font: a name or a font object, or `nil` for Helvetica.
  open var font: AnyObject? {
    didSet { setNeedsDisplay() }
  }

  /// The font size, in points.
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

  /// A Boolean value that determines whether the text is wrapped to fit the bounds.
  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }

  /// The mode in which text that doesn't fit is truncated.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { setNeedsDisplay() }
  }

  /// The horizontal alignment of the text.
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { setNeedsDisplay() }
  }

  /// A Boolean value that determines whether glyphs may be drawn at subpixel positions.
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

  /// A closure that draws a layer's text into a context.
  ///
  /// UIKit provides it, because it handles fonts and lines.
  nonisolated(unsafe) package static var drawText: (CATextLayer, CGContext) -> Void = { _, _ in }

  /// A closure that returns the size of a layer's text.
  ///
  /// UIKit provides it, because it handles fonts and lines.
  nonisolated(unsafe) package static var measureText: (CATextLayer) -> CGSize = { _ in .zero }

  /// Returns the size of the text.
  open override func preferredFrameSize() -> CGSize { Self.measureText(self) }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    Self.drawText(self, ctx)
  }
}

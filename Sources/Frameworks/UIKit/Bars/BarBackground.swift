import DisplayList

/// The backdrop of a bar and the hairline that divides it from the content.
final class BarBackground: UIView {
  enum Edge { case top, bottom }

  var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  var isTranslucent = true {
    didSet { setNeedsDisplay() }
  }

  var hairlineEdge = Edge.top {
    didSet { if hairlineEdge != oldValue { setNeedsDisplay() } }
  }

  var showsHairline = true {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    if isTranslucent { context.record(.backdropBlur(.rect(bounds), radius: 20)) }
    let base =
      barTintColor
      ?? (isDark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.976, alpha: 1))
    base.withAlphaComponent(isTranslucent ? (barTintColor == nil ? 0.94 : 0.85) : 1).setFill()
    UIRectFill(bounds)
    guard showsHairline else { return }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3).setFill()
    UIRectFill(
      CGRect(
        x: 0, y: hairlineEdge == .top ? -thickness : bounds.height, width: bounds.width,
        height: thickness))
  }
}

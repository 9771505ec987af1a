import DisplayList

/// The frame around a text field of an alert.
final class AlertFieldBox: UIView {
  let field: UITextField
  var isFirst = true {
    didSet { setNeedsDisplay() }
  }
  var isLast = true {
    didSet { setNeedsDisplay() }
  }

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    addSubview(field)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame =
      field.borderStyle == .none ? bounds.insetBy(dx: 6, dy: 2) : bounds
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), field.borderStyle == .none else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let top: Double = isFirst ? 5 : 0
    let bottom: Double = isLast ? 5 : 0
    let shape = Shape.roundedRect(
      bounds.insetBy(dx: pixel / 2, dy: pixel / 2),
      CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom))
    let fill = isDark ? UIColor(white: 0.11, alpha: 1) : .white
    context.record(.fill(shape, .color(Color(fill, traits: traitCollection))))
    let edge = isDark ? UIColor(white: 0.33, alpha: 1) : UIColor(white: 0.75, alpha: 1)
    context.record(
      .stroke(shape, Color(edge, traits: traitCollection), StrokeStyle(width: pixel)))
  }
}

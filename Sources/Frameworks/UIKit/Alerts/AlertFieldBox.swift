import DisplayList

/// The frame around a text field of an alert.
final class AlertFieldBox: UIView {
  private static let look = SystemDesign.current.alerts.fields

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
    let inset = Self.look.textInset
    field.frame =
      field.borderStyle == .none ? bounds.insetBy(dx: inset.width, dy: inset.height) : bounds
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), field.borderStyle == .none else { return }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let top: Double = isFirst ? Self.look.cornerRadius : 0
    let bottom: Double = isLast ? Self.look.cornerRadius : 0
    let shape = Shape.roundedRect(
      bounds.insetBy(dx: pixel / 2, dy: pixel / 2),
      CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom))
    context.record(.fill(shape, .color(Color(Self.look.fill, traits: traitCollection))))
    let edge = Color(Self.look.edge, traits: traitCollection)
    context.record(.stroke(shape, edge, StrokeStyle(width: pixel)))
  }
}

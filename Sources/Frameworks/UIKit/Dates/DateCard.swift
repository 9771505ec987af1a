import DisplayList

/// The card behind a calendar or wheels that a date picker has opened.
final class DateCard: UIView {
  private static let look = SystemDesign.current.dates.card

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    Self.look.shadow.apply(to: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.look.cornerRadius).cgPath
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shape = Shape.roundedRect(bounds, CornerRadii(Self.look.cornerRadius))
    Self.look.surface.draw(shape, in: context, traits: traitCollection)
  }
}

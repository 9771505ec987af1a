import DisplayList

/// The card behind a calendar or wheels that a date picker has opened.
final class DateCard: UIView {
  private static let radius: CGFloat = 13

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layer.shadowOpacity = 0.24
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).cgPath
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shape = Shape.roundedRect(bounds, CornerRadii(Self.radius))
    context.record(.backdropBlur(shape, radius: 22))
    let fill = isDark ? UIColor(white: 0.15, alpha: 0.92) : UIColor(white: 0.99, alpha: 0.92)
    context.record(.fill(shape, .color(Color(fill, traits: traitCollection))))
  }
}

import DisplayList

/// The button that clears a text field.
final class ClearButton: UIControl {
  private static let look = UITextField.fieldLook.clearButton

  private let clear: () -> Void

  init(clear: @escaping () -> Void) {
    self.clear = clear
    super.init(frame: .zero)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityLabel = "Clear text"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { clear() }
  }

  override var claimsTaps: Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }

  override func accessibilityActivate() -> Bool {
    clear()
    return true
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let look = Self.look
    let circle = bounds.insetBy(dx: look.circleInset, dy: look.circleInset)
    let color = Color(look.fill, traits: traitCollection)
    let arm = circle.width * look.arm
    let center = CGPoint(x: circle.midX, y: circle.midY)
    context.record(.fill(.ellipse(circle), .color(color)))
    let cross = Path(elements: [
      .move(CGPoint(x: center.x - arm, y: center.y - arm)),
      .line(CGPoint(x: center.x + arm, y: center.y + arm)),
      .move(CGPoint(x: center.x + arm, y: center.y - arm)),
      .line(CGPoint(x: center.x - arm, y: center.y + arm)),
    ])
    context.record(
      .stroke(
        .path(cross), Color(look.crossColor, traits: traitCollection),
        StrokeStyle(width: look.lineWidth, cap: .round)))
  }
}

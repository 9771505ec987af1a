import UIKit

/// The balloon of a marker, with a tip at the middle of its lower end.
final class MarkerBalloon: UIView {
  var color = UIColor.systemRed {
    didSet { setNeedsDisplay() }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let (middle, radius) = (CGPoint(x: bounds.midX, y: bounds.width / 2), bounds.width / 2)
    path.addArc(
      withCenter: middle, radius: radius, startAngle: 0.72 * .pi, endAngle: 0.28 * .pi,
      clockwise: true)
    let start = CGPoint(
      x: middle.x + radius * cos(0.72 * .pi), y: middle.y + radius * sin(0.72 * .pi))
    path.addQuadCurve(
      to: CGPoint(x: bounds.midX, y: bounds.maxY),
      controlPoint: CGPoint(x: bounds.midX + 4, y: bounds.maxY - 5))
    path.addQuadCurve(
      to: start, controlPoint: CGPoint(x: bounds.midX - 4, y: bounds.maxY - 5))
    path.close()
    color.setFill()
    path.fill()
  }
}

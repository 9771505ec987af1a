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
    let (middle, radius) = (CGPoint(x: bounds.midX, y: bounds.width / 2), bounds.width / 2)
    // The lines to the tip touch the circle.
    let angle = acos(radius / (bounds.maxY - middle.y))
    let path = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: .pi / 2 + angle, endAngle: .pi / 2 - angle,
      clockwise: true)
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
    path.close()
    color.setFill()
    path.fill()
  }
}

import UIKit

/// The drawing of a pin, whose tip is 8 points from the left and 3.5 points from the bottom.
final class PinDrawing: UIView {
  static let size = CGSize(width: 32, height: 39)

  var color = UIColor.systemRed {
    didSet { setNeedsDisplay() }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.black.withAlphaComponent(0.2).setFill()
    UIBezierPath(ovalIn: CGRect(x: 4, y: 34, width: 8, height: 3)).fill()
    UIColor.systemGray.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 7, y: 12, width: 2, height: 23.5), cornerRadius: 1
    ).fill()
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0.5, y: 1, width: 15, height: 15)).fill()
    UIColor.white.withAlphaComponent(0.6).setFill()
    UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 4, height: 4)).fill()
  }
}

/// The arrow of a popover, which points up.
final class PopoverArrow: UIView {
  init() {
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let tip = PopoverChrome.look.tip
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.midX - tip.width / 2, y: tip.depth))
    path.addQuadCurve(
      to: CGPoint(x: bounds.midX + tip.width / 2, y: tip.depth),
      controlPoint: CGPoint(x: bounds.midX, y: -tip.rise))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.close()
    tintColor.setFill()
    path.fill()
  }
}

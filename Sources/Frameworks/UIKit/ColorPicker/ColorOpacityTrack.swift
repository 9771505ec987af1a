/// The background behind an opacity slider's thumb, which fades from transparent, shown as a
/// checkerboard, to the color.
final class ColorOpacityTrack: UIView {
  private static let look = SystemDesign.current.colorPickers.opacity

  var color = UIColor.white { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).addClip()
    Self.look.lightSquare.setFill()
    context.fill(bounds)
    Self.look.darkSquare.setFill()
    let side = Self.look.squareSide
    for row in 0..<Int((bounds.height / side).rounded(.up)) {
      for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 0 {
        let corner = CGPoint(x: CGFloat(column) * side, y: CGFloat(row) * side)
        context.fill(CGRect(origin: corner, size: CGSize(width: side, height: side)))
      }
    }
    let colors: [Any] = [color.withAlphaComponent(0).cgColor, color.withAlphaComponent(1).cgColor]
    guard
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: bounds.height / 2, y: 0),
      end: CGPoint(x: bounds.width - bounds.height / 2, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }
}

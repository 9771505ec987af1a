/// A part of a control's look, which doesn't receive touches and is hidden from assistive
/// technology.
final class ControlPart: UIView {
  init(_ color: UIColor? = nil) {
    super.init(frame: .zero)
    drawsContent = false
    isUserInteractionEnabled = false
    backgroundColor = color
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Rounds the ends.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  /// Casts the shadow of a part on top of the control.
  func castShadow(opacity: Float, offset: CGFloat, radius: CGFloat) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowOffset = CGSize(width: 0, height: offset)
    layer.shadowRadius = radius
  }
}

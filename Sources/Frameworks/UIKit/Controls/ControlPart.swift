/// A part of a control's appearance that ignores touches and is hidden from assistive technologies.
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

  /// Rounds the ends of the part.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

/// What lies behind the content of a control, over a background color that an app gives the
/// control.
final class ControlTrack: UIView {
  init(cornerRadius: CGFloat) {
    super.init(frame: .zero)
    drawsContent = false
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.cornerRadius = cornerRadius
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

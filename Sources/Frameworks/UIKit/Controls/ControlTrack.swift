/// The view behind a control's content, above the background color set by an app.
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

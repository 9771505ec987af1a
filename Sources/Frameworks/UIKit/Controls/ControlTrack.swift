/// The view behind a control's content, in front of the background color that the app sets.
final class ControlTrack: UIView {
  init(_ color: UIColor, cornerRadius: CGFloat) {
    super.init(frame: .zero)
    drawsContent = false
    isUserInteractionEnabled = false
    backgroundColor = color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.cornerRadius = cornerRadius
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

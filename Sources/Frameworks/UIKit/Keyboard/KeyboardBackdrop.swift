import DisplayList

/// The material behind the keys.
final class KeyboardBackdrop: UIView {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    SystemDesign.current.keyboards.backdrop.draw(
      .rect(bounds), in: context, traits: traitCollection)
  }
}

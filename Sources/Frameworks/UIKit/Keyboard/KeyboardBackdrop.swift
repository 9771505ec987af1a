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
    let isDark = traitCollection.userInterfaceStyle == .dark
    let fill =
      isDark
      ? Color(red: 0.16, green: 0.16, blue: 0.17, alpha: 0.94)
      : Color(red: 0.82, green: 0.827, blue: 0.85, alpha: 0.95)
    context.record(.backdropBlur(.rect(bounds), radius: 24))
    context.record(.fill(.rect(bounds), .color(fill)))
  }
}

/// All hues from left to right, lighter above and darker below.
final class ColorSpectrum: UIView, ColorChooser {
  private static let look = SystemDesign.current.colorPickers

  var choose: (UIColor, Bool) -> Void = { _, _ in }

  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let mark = UIView()
  private let touch = UILongPressGestureRecognizer()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "spectrum"
    hues.colors = (0...6).map { Self.color(hue: CGFloat($0) / 6, depth: 0.5).cgColor }
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    shades.colors = [
      UIColor.white, UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0), .black,
    ].map(\.cgColor)
    shades.locations = [0, 0.5, 0.5, 1]
    for gradient in [hues, shades] {
      gradient.cornerRadius = Self.look.cornerRadius
      layer.addSublayer(gradient)
    }
    mark.isUserInteractionEnabled = false
    mark.layer.cornerRadius = Self.look.mark.diameter / 2
    mark.layer.borderColor = Self.look.mark.edgeColor.cgColor
    mark.layer.borderWidth = Self.look.mark.edgeWidth
    addSubview(mark)
    // The gesture starts with the touch, so that dragging doesn't move the sheet.
    touch.minimumPressDuration = 0
    touch.addHandler { [weak self] in self?.follow() }
    addGestureRecognizer(touch)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - hue: How far to the right the color is, from 0 to 1.
  ///   - depth: How far down the color is, from 0 to 1.
  private static func color(hue: CGFloat, depth: CGFloat) -> UIColor {
    UIColor(
      hue: min(hue, 0.9999), saturation: min(1, 2 * depth), brightness: min(1, 2 - 2 * depth),
      alpha: 1)
  }

  func show(_ color: UIColor) {
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let depth = brightness < 1 ? 1 - brightness / 2 : saturation / 2
    mark.center = CGPoint(x: hue * bounds.width, y: depth * bounds.height)
    mark.backgroundColor = color.withAlphaComponent(1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for gradient in [hues, shades] { gradient.frame = bounds }
    mark.bounds.size = CGSize(
      width: Self.look.mark.diameter, height: Self.look.mark.diameter)
  }

  // MARK: Touches

  private func follow() {
    let place = touch.location(in: self)
    guard bounds.width > 0, bounds.height > 0 else { return }
    func part(_ length: CGFloat, of whole: CGFloat) -> CGFloat { min(max(length / whole, 0), 1) }
    choose(
      Self.color(hue: part(place.x, of: bounds.width), depth: part(place.y, of: bounds.height)),
      touch.state == .began || touch.state == .changed)
  }
}

import DisplayList

/// The background of a bar, with the hairline between the bar and the content.
final class BarBackground: UIView {
  enum Edge { case top, bottom }

  private static let look = SystemDesign.current.bars.background

  var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  var isTranslucent = true {
    didSet { setNeedsDisplay() }
  }

  /// The app's blur effect behind the bar, if any.
  var effect: UIBlurEffect? {
    didSet { setNeedsDisplay() }
  }

  /// The color in front of the blur.
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image in front of the color.
  var image: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The content mode of the image.
  var imageContentMode = ContentMode.scaleToFill {
    didSet { setNeedsDisplay() }
  }

  /// Whether only the image is shown, without a color beneath it.
  var showsOnlyImage = false {
    didSet { setNeedsDisplay() }
  }

  /// An image that replaces the hairline.
  var shadowImage: UIImage? {
    didSet { updateShadow() }
  }

  var hairlineEdge = Edge.top {
    didSet { if hairlineEdge != oldValue { setNeedsLayout() } }
  }

  var showsHairline = true {
    didSet { updateShadow() }
  }

  /// Whether the hairline and shadow image are hidden, regardless of other settings.
  var hidesShadow = false {
    didSet { updateShadow() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    addSubview(shadow)
    updateShadow()
  }

  /// Displays an appearance.
  /// - Parameters:
  ///   - image: The bar's own image, for an appearance without one.
  ///   - shadowImage: The bar's own shadow image, for an appearance without one.
  func show(
    _ appearance: UIBarAppearance, orImage image: UIImage?, orShadowImage shadowImage: UIImage?,
    isTranslucent: Bool
  ) {
    color = appearance.backgroundColor
    effect = appearance.customEffect
    self.image = appearance.backgroundImage ?? image
    showsOnlyImage = image != nil && appearance.backgroundImage == nil
    imageContentMode =
      appearance.backgroundImage == nil ? .scaleToFill : appearance.backgroundImageContentMode
    self.isTranslucent = isTranslucent && appearance.backgroundEffect != nil
    self.shadowImage =
      (appearance.shadowImage ?? shadowImage).flatMap { $0.size == .zero ? nil : $0 }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if !showsOnlyImage {
      if isTranslucent {
        context.record(.backdropBlur(.rect(bounds), radius: effect?.radius ?? Self.look.blurRadius))
      }
      if isTranslucent || color == nil {
        base.setFill()
        UIRectFillUsingBlendMode(bounds, .normal)
      }
      if let color {
        color.setFill()
        UIRectFillUsingBlendMode(bounds, .normal)
      }
    }
    draw(image)
  }

  private func draw(_ image: UIImage?) {
    guard let image else { return }
    UIGraphicsGetCurrentContext()?.clip(to: bounds)
    image.draw(in: imageContentMode.place(image.size, in: bounds))
  }

  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  /// The color between the blur and the app's own color.
  private var base: UIColor {
    DeviceSettings.isOn(.reduceTransparency) ? tinted.withAlphaComponent(1) : tinted
  }

  override func deviceSettingsDidChange() {
    setNeedsDisplay()
  }

  private var tinted: UIColor {
    if let barTintColor {
      return barTintColor.withAlphaComponent(isTranslucent ? Self.look.tintOpacity : 1)
    }
    if let effect {
      let tint = effect.tint(isDark: isDark)
      return UIColor(white: CGFloat(tint.red), alpha: CGFloat(tint.alpha))
    }
    let color = Self.look.color.resolvedColor(with: traitCollection)
    return isTranslucent ? color.withAlphaComponent(Self.look.opacity) : color
  }

  // MARK: The shadow

  /// The hairline or the shadow image, in a separate view because it's outside the bounds.
  private let shadow = UIImageView()

  private func updateShadow() {
    shadow.image = shadowImage
    shadow.isHidden = hidesShadow || (!showsHairline && shadowImage == nil)
    shadow.backgroundColor = shadowImage == nil ? Self.look.hairline : nil
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateShadow()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = shadowImage?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    shadow.frame = CGRect(
      x: 0, y: hairlineEdge == .top ? -thickness : bounds.height, width: bounds.width,
      height: thickness)
  }
}

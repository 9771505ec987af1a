import DisplayList

/// A view that applies a visual effect to the content behind it or to its own content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffectview>.
open class UIVisualEffectView: UIView {
  /// The view to add subviews to.
  open private(set) var contentView = UIView()

  /// The visual effect of the view.
  open var effect: UIVisualEffect? {
    didSet { updateEffect() }
  }

  /// The class of layers that show a backdrop.
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with a frame and no effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? StoryboardCoder {
      if let blur = coder.node.child("blurEffect") {
        effect = UIBlurEffect(style: Self.styles[blur["style"] ?? ""] ?? .light)
      }
      if let content: UIView = coder.object(key: "contentView") { contentView = content }
    }
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    updateEffect()
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  /// Updates the effect for the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEffect()
  }

  override func deviceSettingsDidChange() {
    updateEffect()
  }

  private func updateEffect() {
    guard let layer = layer as? BackdropLayer else { return }
    if let blur = (effect as? UIBlurEffect) ?? (effect as? UIGlassEffect)?.replacement {
      var tint = blur.tint(isDark: traitCollection.userInterfaceStyle == .dark)
      let isOpaque = DeviceSettings.isOn(.reduceTransparency)
      if isOpaque { tint.alpha = 1 }
      layer.backdrop = BackdropLayer.Backdrop(radius: isOpaque ? 0 : blur.radius, tint: tint)
    } else if let color = (effect as? UIColorEffect)?.color {
      layer.backdrop = BackdropLayer.Backdrop(
        radius: 0, tint: color.resolved(with: traitCollection).displayed)
    } else {
      layer.backdrop = nil
    }
  }
}

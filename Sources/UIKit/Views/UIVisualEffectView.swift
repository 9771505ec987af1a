import DisplayList

/// An effect that a view has on what is behind it or in it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffect>.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// The effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs what is behind.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiblureffect>.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How strongly and with what tint.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiblureffect/style>.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// About as light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// By the appearance.
    case regular = 4
    /// By the appearance, more prominent.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A very thin light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// A light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// A very thin dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// A dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates an effect in a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// How strongly it blurs, as a Gaussian's standard deviation in points.
  var radius: Double { 20 }

  /// The tint that lies over the blur.
  func tint(isDark: Bool) -> Color {
    let isDark =
      switch style {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      default: isDark
      }
    let alpha: Float =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        0.45
      case .light: 0.3
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .regular: 0.6
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.87
      case .extraLight, .prominent: 0.8
      default: 0.75
      }
    let white: Float = isDark ? 0.12 : 0.97
    return Color(red: white, green: white, blue: white, alpha: alpha)
  }
}

/// Lets what is in a view stand out against a blur.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates an effect for views over a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Creates an effect for views over a blur, in a style.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What a vibrancy effect is for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle>.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Lines between.
  case separator = 7
}

/// A view that has an effect on what is behind it or in it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffectview>.
open class UIVisualEffectView: UIView {
  /// The view to add others to.
  open private(set) var contentView = UIView()

  /// The effect.
  open var effect: UIVisualEffect? {
    didSet { updateEffect() }
  }

  /// The layers know how to show a backdrop.
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
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

  /// Shows the effect in the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEffect()
  }

  private func updateEffect() {
    guard let layer = layer as? BackdropLayer else { return }
    if let blur = effect as? UIBlurEffect {
      layer.backdrop = BackdropLayer.Backdrop(
        radius: blur.radius, tint: blur.tint(isDark: traitCollection.userInterfaceStyle == .dark))
    } else {
      layer.backdrop = nil
    }
  }
}

/// A layer that blurs what is behind it.
final class BackdropLayer: CALayer {
  struct Backdrop {
    var radius: Double
    var tint: Color
  }

  var backdrop: Backdrop? {
    didSet { setNeedsCommit() }
  }

  override class func instantiate() -> CALayer { BackdropLayer() }

  override func makeCopy() -> CALayer {
    let copy = BackdropLayer()
    copy.update(from: self)
    return copy
  }

  override func update(from layer: CALayer) {
    super.update(from: layer)
    backdrop = (layer as? BackdropLayer)?.backdrop
  }

  override func drawBackground(bounds: CGRect, into renderer: inout LayerRenderer) {
    if let backdrop, bounds.width > 0, bounds.height > 0 {
      let shape = renderer.shape(of: self, in: bounds)
      renderer.append(.backdropBlur(shape, radius: backdrop.radius))
      renderer.append(.fill(shape, .color(backdrop.tint)))
    }
    super.drawBackground(bounds: bounds, into: &renderer)
  }
}

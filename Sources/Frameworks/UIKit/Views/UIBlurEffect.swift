import DisplayList

/// An effect that blurs the content behind a visual effect view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiblureffect>.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur, which differ in strength and tint.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiblureffect/style>.
  public enum Style: Int, Sendable {
    /// A blur that's lighter than the content behind it.
    case extraLight = 0
    /// A blur that's about as light as the content behind it.
    case light = 1
    /// A blur that's darker than the content behind it.
    case dark = 2
    /// A blur that adapts to the interface style.
    case regular = 4
    /// A more prominent blur that adapts to the interface style.
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

  private static let look = SystemDesign.current.materials

  private(set) var style = Style.regular

  /// Creates a blur effect with a style.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  /// The strength of the blur, as the standard deviation of a Gaussian in points.
  var radius: Double { Self.look.blurRadius }

  /// Returns the tint on top of the blur.
  func tint(isDark: Bool) -> Color {
    let look = Self.look
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
        look.ultraThin
      case .light: look.light
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .regular:
        look.thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: look.thick
      case .extraLight, .prominent: look.prominent
      default: look.regular
      }
    let white = isDark ? look.darkTint : look.lightTint
    return Color(red: white, green: white, blue: white, alpha: alpha)
  }
}

extension UIColor {
  /// A description of the color, such as `dark blue`.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicolor/accessibilityname>.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "transparent" }
    if brightness < 0.08 { return "black" }
    if saturation < 0.08 {
      return switch brightness {
      case ..<0.4: "dark gray"
      case ..<0.7: "gray"
      case ..<0.95: "light gray"
      default: "white"
      }
    }
    let name = Self.name(ofHue: hue)
    if brightness < 0.55 { return "dark \(name)" }
    return saturation < 0.45 ? "light \(name)" : name
  }

  private static func name(ofHue hue: CGFloat) -> String {
    switch hue * 360 {
    case ..<15, 345...: "red"
    case ..<45: "orange"
    case ..<70: "yellow"
    case ..<165: "green"
    case ..<195: "cyan"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<325: "magenta"
    default: "pink"
    }
  }
}

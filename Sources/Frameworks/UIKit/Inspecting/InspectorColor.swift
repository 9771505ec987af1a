import DisplayList

/// Colors in an inspector's format.
@MainActor
enum InspectorColor {
  /// Returns a color, resolved for specific traits, as `#RRGGBB`, or as `#RRGGBBAA` if it isn't
  /// opaque.
  static func text(of color: UIColor, traits: UITraitCollection) -> String {
    let shown = Color(color, traits: traits)
    var components = [shown.red, shown.green, shown.blue]
    if shown.alpha < 1 { components.append(shown.alpha) }
    return components.reduce(into: "#") { text, component in
      let byte = Int((min(1, max(0, component)) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// Returns the color that a string represents, or `nil` if the string is empty.
  static func color(_ text: String) -> UIColor? {
    if text.isEmpty { return .clear }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.count == 6 ? value << 8 | 0xff : value
    func component(_ shift: UInt32) -> CGFloat { CGFloat((all >> shift) & 0xff) / 255 }
    return UIColor(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}

import DisplayList

/// A color as written in a flow, such as `#E01A4F`, `#E01A4F80`, or `#FFF`.
package struct HexColor: Sendable, Equatable, CustomStringConvertible {
  /// The red component.
  package var red: UInt8
  /// The green component.
  package var green: UInt8
  /// The blue component.
  package var blue: UInt8
  /// The opacity.
  package var alpha: UInt8

  /// Reads a color.
  ///
  /// The result is `nil` if the string isn't a color.
  package init?(_ text: String) {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "FF" }
    guard digits.count == 8, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    red = UInt8(truncatingIfNeeded: value >> 24)
    green = UInt8(truncatingIfNeeded: value >> 16)
    blue = UInt8(truncatingIfNeeded: value >> 8)
    alpha = UInt8(truncatingIfNeeded: value)
  }

  /// Creates the nearest color with 8-bit components.
  package init(_ color: Color) {
    func byte(_ component: Float) -> UInt8 {
      UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    red = byte(color.red)
    green = byte(color.green)
    blue = byte(color.blue)
    alpha = byte(color.alpha)
  }

  /// The color in the form that frames use.
  var color: Color {
    Color(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      alpha: Float(alpha) / 255)
  }

  /// Returns whether each component differs by at most an amount.
  func isEqual(to other: HexColor, tolerance: Int) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }

  /// The color as it's written in a flow.
  package var description: String {
    func hex(_ byte: UInt8) -> String {
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : hex(alpha))
  }
}

/// A color in the extended sRGB color space, not premultiplied.
///
/// Components are from 0 to 1.
package struct Color: Hashable, Sendable, Codable {
  /// The red component.
  package var red: Float
  /// The green component.
  package var green: Float
  /// The blue component.
  package var blue: Float
  /// The opacity.
  package var alpha: Float

  /// Creates a color with components.
  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black.
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

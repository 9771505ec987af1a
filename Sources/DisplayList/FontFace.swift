/// A font in the form that players use.
package struct FontFace: Hashable, Sendable, Codable {
  /// The name of a family that both players have, such as `Inter`.
  package var family: String
  /// The size of the em square, in points.
  package var size: Double
  /// The weight, from 100 (thin) to 900 (black), where 400 is regular.
  package var weight: Int
  /// Whether the letters are slanted.
  package var isItalic: Bool
  /// Whether digits all have the same width.
  package var hasMonospacedDigits: Bool

  /// Creates a font with a size.
  package init(
    family: String = "Inter", size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// A font as the players know it.
package struct FontFace: Hashable, Sendable, Codable {
  /// A family that both players have, such as `Inter`.
  package var family: String
  /// The size of the em square, in points.
  package var size: Double
  /// The weight, from 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int
  /// Whether the letters lean.
  package var isItalic: Bool
  /// Whether digits all have the same width.
  package var hasMonospacedDigits: Bool

  /// Creates a font of a size.
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

import Foundation

/// A font as the players know it.
package struct FontFace: Hashable, Sendable, Codable {
  /// A family that both players have, such as `Inter`.
  package var family: String
  /// The size of the em square, in points.
  package var size: Double
  /// From 100, thin, to 900, black; 400 is regular.
  package var weight: Int
  /// Whether the letters lean.
  package var isItalic: Bool
  /// Whether digits all have the same width.
  package var hasMonospacedDigits: Bool

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

/// A piece of one line of text in one style.
package struct TextRun: Hashable, Sendable {
  /// What is written.
  package var text: String
  /// The font, with its size.
  package var font: FontFace
  /// The colour of the letters.
  package var color: Color
  /// The left end of the baseline, in points.
  package var origin: CGPoint
  /// Extra space after each character, the last one included, in points.
  package var tracking: Double
  /// Whether the run is set from right to left.
  package var isRightToLeft: Bool

  package init(
    text: String, font: FontFace, color: Color, origin: CGPoint, tracking: Double = 0,
    isRightToLeft: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.tracking = tracking
    self.isRightToLeft = isRightToLeft
  }
}

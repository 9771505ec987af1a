import DisplayList
import Foundation

/// How a stretch of text looks.
package struct TextStyle: Hashable, Sendable {
  /// The font, with its size.
  package var font: FontFace
  /// The color of the letters.
  package var color: Color
  /// Extra space after each character, in points.
  package var tracking: Double
  /// Distance by which the text is raised, in points.
  package var baselineOffset: Double

  /// A style with a font.
  package init(
    font: FontFace, color: Color = .black, tracking: Double = 0, baselineOffset: Double = 0
  ) {
    self.font = font
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}

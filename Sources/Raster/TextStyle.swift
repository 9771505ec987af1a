import DisplayList
import Foundation

/// The style of a range of text.
package struct TextStyle: Hashable, Sendable {
  /// The font, with its size.
  package var font: FontFace
  /// The color of the letters.
  package var color: Color
  /// The metrics of lines in the font, or `nil` for the metrics of the font that draws it.
  package var metrics: FontMetrics?
  /// The extra space after each character, in points.
  package var tracking: Double
  /// Whether the font's kerning adjusts the space between pairs of characters.
  package var isKerned = true
  /// The distance by which the text is raised, in points.
  package var baselineOffset: Double

  /// The space reserved for a character that something else is drawn in place of.
  package struct Room: Hashable, Sendable {
    /// The width, in points.
    package var width: Double
    /// The height above the baseline, in points.
    package var ascent: Double
    /// The depth below the baseline, in points.
    package var descent: Double

    /// Creates a space with a size.
    package init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The space for the attachment that replaces each character, if there is one.
  package var room: Room?

  /// Creates a style with a font.
  package init(
    font: FontFace, color: Color = .black, tracking: Double = 0, baselineOffset: Double = 0
  ) {
    self.font = font
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}

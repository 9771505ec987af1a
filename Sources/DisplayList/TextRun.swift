import Foundation

/// A piece of text on one line with a single style.
package struct TextRun: Hashable, Sendable {
  /// The text to draw.
  package var text: String
  /// The font, with its size.
  package var font: FontFace
  /// The color of the letters.
  package var color: Color
  /// The left end of the baseline, in points.
  package var origin: CGPoint
  /// The extra space after each character, including the last one, in points.
  package var tracking: Double
  /// Whether the run is written from right to left.
  package var isRightToLeft: Bool
  /// The width of the outlines that are drawn instead of the letters in points, or 0 to draw the
  /// letters.
  package var strokeWidth: Double

  /// Creates text at a position.
  package init(
    text: String, font: FontFace, color: Color, origin: CGPoint, tracking: Double = 0,
    isRightToLeft: Bool = false, strokeWidth: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.tracking = tracking
    self.isRightToLeft = isRightToLeft
    self.strokeWidth = strokeWidth
  }
}

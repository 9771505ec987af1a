import DisplayList

/// The vertical measures of a font, in points, with UIKit's signs: those below the baseline are
/// negative.
///
/// The system family replaces San Francisco and has its metrics, so that every line is as tall as
/// on Apple's devices. Any other family has its own metrics.
package struct FontMetrics: Hashable, Sendable {
  /// The height of letters above the baseline.
  package var ascender: Double
  /// The depth of letters below the baseline, as a negative number.
  package var descender: Double
  /// The room between two lines.
  package var leading: Double
  /// The height of capitals.
  package var capHeight: Double
  /// The height of an x.
  package var xHeight: Double

  /// The height of a line.
  package var lineHeight: Double { ascender - descender }

  /// Metrics that are known.
  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Creates the metrics of a font at its size.
  package init(_ font: FontFace) {
    if font.family == FontCatalog.systemFamily {
      self.init(
        ascender: font.size * 1950 / 2048, descender: font.size * -494 / 2048, leading: 0,
        capHeight: font.size * 1443 / 2048, xHeight: font.size * 1078 / 2048)
    } else {
      self = TextEngine.shared.metrics(of: font)
    }
  }
}

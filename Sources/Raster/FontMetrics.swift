import DisplayList

/// The vertical metrics of a font, in points.
///
/// As in UIKit, distances below the baseline are negative.
///
/// The system family replaces San Francisco and has the metrics of San Francisco, so that every
/// line is as tall as on Apple devices. Any other family has its own metrics.
package struct FontMetrics: Hashable, Sendable {
  /// The height of letters above the baseline.
  package var ascender: Double
  /// The depth of letters below the baseline, as a negative number.
  package var descender: Double
  /// The space between two lines.
  package var leading: Double
  /// The height of capital letters.
  package var capHeight: Double
  /// The height of a lowercase x.
  package var xHeight: Double

  /// The height of a line.
  package var lineHeight: Double { ascender - descender }

  /// Creates metrics from known values.
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

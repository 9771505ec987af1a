import DisplayList

/// The vertical measures of a font, in points, with UIKit's signs: what is below the baseline is negative.
///
/// The system family stands for San Francisco and has San Francisco's measures, so that every line
/// is as high as on Apple's devices; any other family has its own.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double

  package var lineHeight: Double { ascender - descender }

  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

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

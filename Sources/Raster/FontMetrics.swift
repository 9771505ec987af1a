import DisplayList

/// The vertical measures of a font, in points, with UIKit's signs: what is below the baseline is negative.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double

  package var lineHeight: Double { ascender - descender }

  package init(_ font: FontFace) {
    ascender = font.size * 0.952
    descender = -font.size * 0.241
    leading = 0
    capHeight = font.size * 0.705
    xHeight = font.size * 0.526
  }
}

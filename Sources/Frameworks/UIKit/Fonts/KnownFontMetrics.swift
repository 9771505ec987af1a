import Raster

/// The metrics of Apple's fonts, as far as they're known.
///
/// Although other fonts draw the text, lines are as tall as on Apple's devices.
enum KnownFontMetrics {
  /// The metrics of a line, as fractions of the font size.
  private struct Line {
    let ascender: Double
    let descender: Double
    var leading = 0.0
  }

  private static let lines: [String: Line] = [
    "Apple Color Emoji": Line(ascender: 1, descender: -0.3125),
    "Arial": Line(ascender: 1854 / 2048, descender: -434 / 2048, leading: 67 / 2048),
    "Avenir": Line(ascender: 1, descender: -0.366),
    "Avenir Next": Line(ascender: 1, descender: -0.366),
    "Avenir Next Condensed": Line(ascender: 1, descender: -0.366),
    "Courier New": Line(ascender: 1705 / 2048, descender: -615 / 2048),
    "Georgia": Line(ascender: 1878 / 2048, descender: -449 / 2048),
    "Helvetica": Line(ascender: 0.92, descender: -0.23),
    "Helvetica Neue": Line(ascender: 0.952, descender: -0.213, leading: 0.028),
    "Impact": Line(ascender: 2066 / 2048, descender: -432 / 2048),
    "Menlo": Line(ascender: 1901 / 2048, descender: -483 / 2048),
    "Times New Roman": Line(ascender: 1825 / 2048, descender: -443 / 2048, leading: 87 / 2048),
    "Trebuchet MS": Line(ascender: 1923 / 2048, descender: -455 / 2048),
    "Verdana": Line(ascender: 2059 / 2048, descender: -430 / 2048),
  ]

  /// Returns the metrics of a family at a size, or `nil` if they aren't known.
  ///
  /// The metrics of the letters themselves come from the rasterizer.
  static func metrics(ofFamily family: String?, size: Double, drawn: FontMetrics) -> FontMetrics? {
    guard let line = family.flatMap({ lines[$0] }) else { return nil }
    return FontMetrics(
      ascender: line.ascender * size, descender: line.descender * size,
      leading: line.leading * size, capHeight: drawn.capHeight, xHeight: drawn.xHeight)
  }
}

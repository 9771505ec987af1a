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
    "American Typewriter": Line(ascender: 0.904, descender: -0.25),
    "Apple Color Emoji": Line(ascender: 1, descender: -0.3125),
    "Arial": Line(ascender: 1854 / 2048, descender: -434 / 2048, leading: 67 / 2048),
    "Avenir": Line(ascender: 1, descender: -0.366),
    "Avenir Next": Line(ascender: 1, descender: -0.366),
    "Avenir Next Condensed": Line(ascender: 1, descender: -0.366),
    "Baskerville": Line(ascender: 0.898, descender: -0.2461),
    "Bodoni 72": Line(ascender: 0.936, descender: -0.266),
    "Bradley Hand": Line(ascender: 0.85, descender: -0.399),
    "Chalkboard SE": Line(ascender: 1.131, descender: -0.2829, leading: 0.0133),
    "Chalkduster": Line(ascender: 0.9801, descender: -0.2829, leading: 0.0133),
    "Charter": Line(ascender: 0.98, descender: -0.2402),
    "Cochin": Line(ascender: 0.897, descender: -0.25),
    "Copperplate": Line(ascender: 0.763, descender: -0.248, leading: 0.019),
    "Courier New": Line(ascender: 1705 / 2048, descender: -615 / 2048),
    "Didot": Line(ascender: 0.941, descender: -0.299, leading: 0.024),
    "DIN Alternate": Line(ascender: 0.938, descender: -0.2261),
    "DIN Condensed": Line(ascender: 0.712, descender: -0.288),
    "Futura": Line(ascender: 1.0386, descender: -0.2598, leading: 0.0298),
    "Georgia": Line(ascender: 1878 / 2048, descender: -449 / 2048),
    "Gill Sans": Line(ascender: 0.918, descender: -0.2305),
    "Helvetica": Line(ascender: 0.92, descender: -0.23),
    "Helvetica Neue": Line(ascender: 0.952, descender: -0.213, leading: 0.028),
    "Hoefler Text": Line(ascender: 0.721, descender: -0.279),
    "Impact": Line(ascender: 2066 / 2048, descender: -432 / 2048),
    "Marker Felt": Line(ascender: 0.868, descender: -0.218),
    "Menlo": Line(ascender: 1901 / 2048, descender: -483 / 2048),
    "Noteworthy": Line(ascender: 1.28, descender: -0.32),
    "Optima": Line(ascender: 0.919, descender: -0.268, leading: 0.025),
    "Papyrus": Line(ascender: 0.94, descender: -0.603),
    "Snell Roundhand": Line(ascender: 0.937, descender: -0.324),
    "Times New Roman": Line(ascender: 1825 / 2048, descender: -443 / 2048, leading: 87 / 2048),
    "Trebuchet MS": Line(ascender: 1923 / 2048, descender: -455 / 2048),
    "Verdana": Line(ascender: 2059 / 2048, descender: -430 / 2048),
    "Zapfino": Line(ascender: 1.875, descender: -1.5025),
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

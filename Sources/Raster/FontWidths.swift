import DisplayList
import Synchronization

/// The average widths of Apple's fonts, which set the sizes of the fonts that replace them, so that
/// text takes nearly the same width.
package enum FontWidths {
  /// A width of a weight, as a fraction of the font's size.
  private typealias Width = (weight: Int, width: Double)

  // The average of English text: of all letters by how frequent they are, and of spaces. The widths
  // of Avenir to Verdana are published, measured with Apple's fonts, and those of Palatino are in
  // Adobe's metrics of that font. Those of Gill Sans and Rockwell are published as ratios to
  // Arial's. All others are estimates.
  private static let families: [String: [Width]] = [
    "Avenir": [(400, 0.4505), (800, 0.4747)],
    "Avenir Next": [(400, 0.4576), (700, 0.4906)],
    "Georgia": [(400, 0.4415), (700, 0.515)],
    "Helvetica Neue": [
      (100, 0.400), (200, 0.418), (300, 0.433), (400, 0.450), (500, 0.465), (700, 0.480),
    ],
    "Impact": [(400, 0.4104)],
    "Trebuchet MS": [(400, 0.456), (700, 0.4766)],
    "Verdana": [(400, 0.5122), (700, 0.5713)],
    "Palatino": [(400, 0.447), (700, 0.4606)],
    "Gill Sans": [(400, 0.41), (700, 0.46)],
    "Rockwell": [(400, 0.4725), (700, 0.515)],
    "Academy Engraved LET": [(400, 0.46)],
    "American Typewriter": [(300, 0.475), (400, 0.485), (700, 0.52)],
    "Avenir Next Condensed": [(400, 0.375), (700, 0.405)],
    "Baskerville": [(400, 0.405), (700, 0.44)],
    "Bodoni 72": [(400, 0.4), (700, 0.44)],
    "Bradley Hand": [(700, 0.44)],
    "Chalkboard SE": [(400, 0.46), (700, 0.48)],
    "Chalkduster": [(400, 0.575)],
    "Charter": [(400, 0.435), (700, 0.465)],
    "Cochin": [(400, 0.405), (700, 0.44)],
    "Copperplate": [(400, 0.57), (700, 0.6)],
    "Didot": [(400, 0.42), (700, 0.46)],
    "DIN Alternate": [(700, 0.463)],
    "DIN Condensed": [(700, 0.335)],
    "Futura": [(500, 0.4575), (700, 0.52)],
    "Hoefler Text": [(400, 0.41), (900, 0.46)],
    "Marker Felt": [(400, 0.415), (700, 0.455)],
    "Noteworthy": [(400, 0.42), (700, 0.44)],
    "Optima": [(400, 0.437), (700, 0.46), (900, 0.49)],
    "Papyrus": [(400, 0.42)],
    "Savoye LET": [(400, 0.27)],
    "Snell Roundhand": [(400, 0.37), (900, 0.41)],
  ]

  /// The widths of fonts that are narrower than their families.
  private static let condensed: [String: Double] = [
    "AmericanTypewriter-Condensed": 0.375, "AmericanTypewriter-CondensedLight": 0.365,
    "AmericanTypewriter-CondensedBold": 0.405, "Futura-CondensedMedium": 0.345,
    "Futura-CondensedExtraBold": 0.4, "HelveticaNeue-CondensedBold": 0.385,
    "HelveticaNeue-CondensedBlack": 0.42, "Papyrus-Condensed": 0.37,
  ]

  /// Text whose average width is slightly below the average of English.
  private static let sample =
    "most of the people here have learned to read and write their names and in the end that is what "
    + "counts for a child"
  private static let excess = 1.013

  private static let known = Mutex<[FontCatalog.Match: Double]>([:])

  /// Returns the size of a font that replaces one of Apple's, as a factor of the size that an app
  /// asks for.
  package static func scale(of match: FontCatalog.Match) -> Double {
    guard match.face != match.familyName, let wanted = width(of: match) else { return 1 }
    if let scale = known.withLock({ $0[match] }) { return scale }
    let drawn = drawnWidth(of: match)
    let scale = drawn > 0 ? min(max(wanted / drawn, 0.6), 1.5) : 1
    known.withLock { $0[match] = scale }
    return scale
  }

  /// Returns the average width of one of Apple's fonts, or `nil` if it isn't known.
  private static func width(of match: FontCatalog.Match) -> Double? {
    if let width = condensed[match.postScriptName] { return width }
    guard let widths = families[match.familyName] else { return nil }
    guard let after = widths.firstIndex(where: { $0.weight >= match.weight }) else {
      return widths[widths.count - 1].width
    }
    guard after > 0 else { return widths[0].width }
    let (low, high) = (widths[after - 1], widths[after])
    let share = Double(match.weight - low.weight) / Double(high.weight - low.weight)
    return low.width + (high.width - low.width) * share
  }

  /// Returns the average width of the font that's drawn.
  private static func drawnWidth(of match: FontCatalog.Match) -> Double {
    let size = 17.0
    let face = FontFace(
      family: match.face, size: size, weight: match.weight, isItalic: match.isItalic)
    let text = StyledText(text: sample, style: TextStyle(font: face, color: .black))
    let layout = TextLayout(text, width: .infinity, paragraph: ParagraphLayout())
    return Double(layout.size.width) / Double(sample.count) / size * excess
  }
}

import DisplayList
import Foundation
import Testing

@testable import Raster

@Suite("Fonts")
struct FontTests {
  @Test("the system font's lines are as high as San Francisco's")
  func systemMetrics() {
    let metrics = FontMetrics(FontFace(size: 17))
    #expect(abs(metrics.lineHeight - 20.287) < 0.001)
    #expect(abs(metrics.ascender - 16.187) < 0.001)
    #expect(abs(metrics.descender + 4.101) < 0.001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
    #expect(abs(metrics.xHeight - 8.948) < 0.001)
  }

  @Test("another family has its own measures, in proportion to its size")
  func ownMetrics() {
    let small = FontMetrics(FontFace(family: "DejaVu Sans Mono", size: 10))
    let large = FontMetrics(FontFace(family: "DejaVu Sans Mono", size: 20))
    #expect(abs(small.ascender - 9.28) < 0.1)
    #expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.001)
    #expect(small.descender < 0)
    #expect(small.xHeight > 5 && small.xHeight < small.capHeight)
  }

  @Test(
    "fonts by Apple's names",
    arguments: [
      ("Avenir", "Avenir-Book", 400, false),
      ("HelveticaNeue-Bold", "HelveticaNeue-Bold", 700, false),
      ("helvetica neue", "HelveticaNeue", 400, false), ("Menlo-Italic", "Menlo-Italic", 400, true),
      ("Chalkduster", "Chalkduster", 400, false), ("Marker Felt", "MarkerFelt-Thin", 400, false),
      ("Noteworthy-Bold", "Noteworthy-Bold", 700, false), ("Zapfino", "Zapfino", 400, false),
      ("Georgia-BoldItalic", "Georgia-BoldItalic", 700, true),
      ("TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldMT", 700, false),
      ("ArialMT", "ArialMT", 400, false),
      ("AppleSDGothicNeo-Regular", "AppleSDGothicNeo-Regular", 400, false),
      ("HiraMinProN-W6", "HiraMinProN-W6", 600, false),
      ("Kohinoor Bangla", "KohinoorBangla-Regular", 400, false),
      ("AvenirNext-DemiBold", "AvenirNext-DemiBold", 600, false),
      ("Helvetica Bold", "Helvetica-Bold", 700, false),
      ("helvetica neue medium", "HelveticaNeue-Medium", 500, false),
      ("Arial Bold Italic", "Arial-BoldItalicMT", 700, true),
      ("Avenir Next Demi Bold", "AvenirNext-DemiBold", 600, false),
      ("Times New Roman Bold", "TimesNewRomanPS-BoldMT", 700, false),
    ])
  func byName(name: String, postScriptName: String, weight: Int, isItalic: Bool) throws {
    let match = try #require(FontCatalog.match(name))
    #expect(match.postScriptName == postScriptName)
    #expect(match.weight == weight)
    #expect(match.isItalic == isItalic)
    #expect(!FontCatalog.files(ofFamily: match.face).isEmpty)
  }

  @Test("a name that no Apple device knows is not found")
  func unknownName() {
    #expect(FontCatalog.match("Quincefont") == nil)
    #expect(FontCatalog.match("") == nil)
    #expect(FontCatalog.match("Helvetica ") == nil)
    #expect(FontCatalog.match("Helvetica Heavy") == nil)
  }

  @Test("each name of each family finds its own font")
  func everyName() {
    for family in FontCatalog.familyNames {
      for name in FontCatalog.fontNames(forFamily: family) {
        #expect(FontCatalog.match(name)?.postScriptName == name)
        #expect(FontCatalog.match(name)?.familyName == family)
      }
    }
  }

  @Test("the page is served Inter in all nine weights, upright and italic, and the emoji")
  func files() {
    let inter = FontCatalog.files.filter { $0.family == "Inter" }
    for isItalic in [false, true] {
      #expect(
        Set(inter.filter { $0.isItalic == isItalic }.map(\.weight))
          == Set(stride(from: 100, through: 900, by: 100)))
    }
    #expect(FontCatalog.files.contains { $0.family == FontCatalog.emojiFamily })
    #expect(FontCatalog.files.allSatisfy { FileManager.default.isReadableFile(atPath: $0.path) })
  }

  @Test("sizes without end don't take memory without end")
  func manySizes() {
    for size in 0..<2 * FontTable.mostEntries {
      let font = FontFace(family: "DejaVu Sans Mono", size: 10 + Double(size) / 1000)
      _ = FontMetrics(font)
      guard size % 8 == 0 else { continue }
      _ = TextLayout(
        StyledText(text: "A 1…", style: TextStyle(font: font, color: .black)), width: 20,
        paragraph: ParagraphLayout(lineBreak: .byTruncatingTail, maximumLines: 1))
    }
    #expect(TextEngine.shared.fontEntryCount <= FontTable.mostEntries)
  }

  /// English letters by how often they occur in 1,000 letters, and spaces.
  private static let frequencies: [(Character, Int)] = [
    ("e", 127), ("t", 91), ("a", 82), ("o", 75), ("i", 70), ("n", 68), ("s", 63), ("h", 61),
    ("r", 60), ("d", 43), ("l", 40), ("c", 28), ("u", 28), ("m", 24), ("w", 24), ("f", 22),
    ("g", 20), ("y", 20), ("p", 19), ("b", 13), ("v", 10), ("k", 8), (" ", 200),
  ]

  /// The widths of Helvetica Neue, Avenir, and Verdana are published, measured with Apple's fonts;
  /// those of Marker Felt, DIN Alternate, and Rockwell are the estimates that docs/fonts.md names.
  @Test(
    "replaced fonts set English about as wide as Apple's",
    arguments: [
      ("HelveticaNeue", 0.450), ("HelveticaNeue-Light", 0.433), ("HelveticaNeue-Thin", 0.418),
      ("HelveticaNeue-Bold", 0.480), ("Avenir-Book", 0.4505), ("AvenirNext-Bold", 0.4906),
      ("Georgia", 0.4415), ("Verdana", 0.5122), ("Impact", 0.4104), ("Palatino-Roman", 0.447),
      ("Helvetica", 0.4458), ("ArialMT", 0.4458), ("GillSans", 0.41), ("Rockwell-Regular", 0.4725),
      ("MarkerFelt-Thin", 0.415), ("DINAlternate-Bold", 0.463), ("DINCondensed-Bold", 0.335),
    ])
  func replacedWidths(_ name: String, _ width: Double) throws {
    let match = try #require(FontCatalog.match(name))
    let scale = FontWidths.scale(of: match)
    var total = 0.0
    for (letter, count) in Self.frequencies {
      let face = FontFace(
        family: match.face, size: 17 * scale, weight: match.weight, isItalic: match.isItalic)
      // Ten letters, so that a pixel more or less doesn't count.
      let text = StyledText(
        text: "n" + String(repeating: letter, count: 10) + "n",
        style: TextStyle(font: face, color: .black))
      let ends = StyledText(text: "nn", style: TextStyle(font: face, color: .black))
      total +=
        Double(count)
        * (TextLayout(text, width: .infinity).size.width
          - TextLayout(ends, width: .infinity).size.width) / 10
    }
    let average = total / Double(Self.frequencies.map(\.1).reduce(0, +)) / 17
    #expect(abs(average / width - 1) < 0.035, "\(match.face) \(average), size \(scale)")
  }

  @Test("an app's own font isn't scaled")
  func ownFontsKeepTheirSize() {
    let match = FontCatalog.Match(
      familyName: "Rockwell", postScriptName: "Rockwell-Regular", face: "Rockwell", weight: 400,
      isItalic: false)
    #expect(FontWidths.scale(of: match) == 1 && !match.isReplaced)
  }

  @Test("fonts that look the same aren't reported as replaced")
  func replacedFonts() {
    func isReplaced(_ name: String) -> Bool? { FontCatalog.match(name)?.isReplaced }
    #expect(isReplaced("MarkerFelt-Thin") == true && isReplaced("Rockwell-Regular") == true)
    #expect(isReplaced("AppleColorEmoji") == false)
    #expect(isReplaced("Helvetica") == false && isReplaced("ArialMT") == false)
  }

  @Test("the guide lists the replacement of every family")
  func guideListsReplacements() throws {
    let guide = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/fonts.md"), encoding: .utf8)
    for (name, face) in FontCatalog.replacements {
      let row = guide.split(separator: "\n").first {
        $0.hasPrefix("|")
          && $0.split(separator: "|")[0].split(separator: ",").contains {
            $0.trimmingCharacters(in: .whitespaces) == name
          }
      }
      #expect(row != nil, "\(name), drawn with \(face)")
    }
  }

  /// As `UIFont.familyNames` lists them on iOS 17 and later.
  @Test(
    "all families of iOS can be named",
    arguments: [
      "Academy Engraved LET", "American Typewriter", "Arial Rounded MT Bold", "Avenir Next",
      "DIN Alternate", "DIN Condensed", "Galvji", "Grantha Sangam MN", "Marker Felt",
      "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Noto Sans Syriac",
      "PingFang MO", "Rockwell", "STIX Two Math", "STIX Two Text", "Zapfino",
    ])
  func familiesOfIOS(_ name: String) {
    #expect(FontCatalog.familyNames.contains(name))
    #expect(!FontCatalog.fontNames(forFamily: name).isEmpty)
  }
}

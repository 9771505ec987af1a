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
}

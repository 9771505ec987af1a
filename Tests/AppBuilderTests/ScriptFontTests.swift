import Testing

@testable import AppBuilder

struct ScriptFontTests {
  @Test func scriptsWithoutAFontAreNamedWithTheirPackages() async {
    let fonts = await ScriptFonts { !["ja", "th", "hi"].contains($0) }
    #expect(!fonts.areComplete)
    #expect(fonts.description == "fonts for Chinese, Japanese, and Korean, Thai, Devanagari")
    #expect(fonts.packages == "fonts-noto-cjk fonts-noto-core")
  }

  @Test func withAFontForEachNothingIsMissing() async {
    let fonts = await ScriptFonts { _ in true }
    #expect(fonts.areComplete && fonts.packages.isEmpty)
  }
}

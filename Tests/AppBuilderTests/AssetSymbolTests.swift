import Testing

@testable import AppBuilder
@testable import BuildWork

/// The names that Xcode generates for the contents of asset catalogs.
struct AssetSymbolTests {
  private static let color = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }] }
    """

  private static func catalog(colors: [String] = [], images: [String] = []) -> [String: String] {
    var files = ["Assets.xcassets/Contents.json": "{}"]
    for name in colors { files["Assets.xcassets/\(name).colorset/Contents.json"] = color }
    for name in images { files["Assets.xcassets/\(name).imageset/Contents.json"] = "{}" }
    return files
  }

  private static let extensions = [
    "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"
  ]

  @Test func colorsAreKnownByTheirNames() async throws {
    let output = try await AppFixture.run(
      """
      let color: UIColor = .ypGreen
      print(color == UIColor(resource: .ypGreen), color.cgColor.components?.first ?? -1)
      print(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.own)
      print(UIColor(resource: .accent) == .accent, ImageResource.myLogo == .logo)
      let image: () -> UIImage = { .Icons.home }
      print(ImageResource.Icons.home == .logo, UIColor(resource: .red) == .red)
      _ = image
      """,
      with: Self.catalog(
        colors: ["YP Green", "AccentColor", "red", "own"], images: ["my logo", "logoImage"]
      ).merging([
        "Assets.xcassets/icons/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
        "Assets.xcassets/icons/home.imageset/Contents.json": "{}",
        "Own.swift": "import UIKit\nextension UIColor { static let own = 5 }\n",
      ]) { $1 }, settings: Self.extensions)
    #expect(output == ["true 1.0", "true 5", "true false", "false true"])
  }

  @Test(arguments: [
    ("YP Green", "ypGreen"), ("mainBackgroundColor", "mainBackground"), ("Color", "color"),
    ("1st", "_1St"), ("icon-24px", "icon24Px"), ("URLBar", "urlBar"), ("default", "default"),
    ("GRAY_400", "GRAY_400"), ("WATCHA_WHITE", "WATCHA_WHITE"), ("gray_700", "gray700"),
    ("GRAY", "gray"),
    ("a\"b", "aB"),
  ])
  func namesAreWrittenAsXcodeWritesThem(_ name: String, _ symbol: String) throws {
    let text = try Self.symbols(of: ProjectFixture(Self.catalog(colors: [name])))
    #expect(
      text == """
        extension UIKit.ColorResource {
          nonisolated static let `\(symbol)` = UIKit.ColorResource(\
        name: \(name.debugDescription), bundle: Foundation.Bundle.main)
        }

        """)
  }

  @Test func namesAreLeftOutWhereTheProjectWantsNone() throws {
    let fixture = try ProjectFixture(Self.catalog(colors: ["a"], images: ["b"]))
    fixture.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] = "NO"
    #expect(try Self.symbols(of: fixture) == "")
  }

  private static func symbols(of fixture: ProjectFixture) throws -> String {
    let target = try fixture.target()
    let conditions = BuildConditions(names: [], swiftVersion: "5", canImport: { _ in false })
    return AssetSymbols(
      target, index: DeclarationIndex(files: [], conditions: conditions, watch: SourceWatch()),
      interface: UIKitInterface([])
    ).code.text
  }
}

import Foundation
import Safeguards
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The members of `LocalizedStringResource` that Xcode generates for string catalogs.
struct StringSymbolTests {
  private static let setting = ["STRING_CATALOG_GENERATE_SYMBOLS": "YES"]

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.1", "strings": {
      "greeting": { "extractionState": "manual", "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Hello, world!" } } } },
      "welcome_user": { "extractionState": "manual", "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%(name)@ is %(age)lld" } },
        "de": { "stringUnit": { "state": "translated", "value": "%(age)lld ist %(name)@" } } } },
      "items_count": { "extractionState": "manual", "localizations": { "en": { "variations": {
        "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } } } },
      "boxes": { "extractionState": "manual", "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@boxes@ for %@" },
        "substitutions": { "boxes": { "argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg box" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg boxes" } }
          } } } } } } },
      "ratio %.1f": { "extractionState": "manual" },
      "Plain text": {},
      "hidden": { "extractionState": "manual", "generatesSymbol": false },
      "100 %": { "extractionState": "manual" },
      "%@": { "extractionState": "manual" }
    } }
    """

  @Test func stringsAreKnownByTheirSymbols() async throws {
    let output = try await AppFixture.run(
      """
      print(String(localized: .greeting))
      print(String(localized: .welcomeUser(name: "Ann", age: 7)))
      print(String(localized: .itemsCount(1)), String(localized: .itemsCount(2)))
      print(String(localized: .boxes(boxes: 3, "Bo")))
      print(String(localized: .ratio(2.25)), String(localized: ._100))
      print(String(localized: .MoreTexts.off), String(localized: "Plain text"))
      let resource: LocalizedStringResource = .MoreTexts.off
      print(resource.key, resource.table ?? "-", String(AttributedString(localized: .greeting).characters))
      """,
      with: [
        "Localizable.xcstrings": Self.catalog,
        "more texts.xcstrings": """
        { "sourceLanguage": "en", "strings": { "off": { "extractionState": "manual",
          "localizations": { "en": { "stringUnit": { "value": "Off" } } } } } }
        """,
      ], settings: Self.setting)
    #expect(
      output == [
        "Hello, world!", "Ann is 7", "1 item 2 items", "3 boxes for Bo", "ratio 2.2 100 %",
        "Off Plain text", "off more texts Hello, world!",
      ])
  }

  @Test func theBundleOfTheTargetIsAMacro() async throws {
    let output = try await AppFixture.run(
      """
      print(String(localized: "greeting", bundle: #bundle), #bundle == .main)
      print(String(localized: LocalizedStringResource("greeting", bundle: #bundle)))
      """, with: ["Localizable.xcstrings": Self.catalog])
    #expect(output == ["Hello, world! true", "Hello, world!"])
  }

  @Test func theDeclarationsFitTheText() throws {
    let fixture = try ProjectFixture(["Localizable.xcstrings": Self.catalog])
    fixture.settings.merge(Self.setting) { $1 }
    let lines = try Self.symbols(of: fixture).split(separator: "\n").map {
      $0.split(separator: "{")[0].trimmingCharacters(in: .whitespaces)
    }
    let type = "UIKit.LocalizedStringResource"
    #expect(
      lines == [
        "extension \(type)", "nonisolated static var `_100`: \(type)",
        "nonisolated static func `boxes`(`boxes`: Swift.Int, _ arg2: Swift.String) -> \(type)",
        "nonisolated static var `greeting`: \(type)",
        "nonisolated static func `itemsCount`(_ arg1: Swift.Int) -> \(type)",
        "nonisolated static func `ratio`(_ arg1: some Swift.BinaryFloatingPoint & Swift.CVarArg)"
          + " -> \(type)",
        "nonisolated static func `welcomeUser`(`name`: Swift.String, `age`: Swift.Int)"
          + " -> \(type)",
        "}",
      ])
  }

  @Test func symbolsAreLeftOutWhereTheProjectWantsNone() throws {
    let fixture = try ProjectFixture(["Localizable.xcstrings": Self.catalog])
    #expect(try Self.symbols(of: fixture) == "")
  }

  /// Without a text in the source language, a key is the text of its symbol.
  @Test(arguments: [true, false])
  func onlyKeysWithSymbolsBecomeTexts(_ hasSymbols: Bool) throws {
    let fixture = try ProjectFixture(["Localizable.xcstrings": Self.catalog])
    if hasSymbols { fixture.settings.merge(Self.setting) { $1 } }
    let resource = try #require(try fixture.target().resources.first)
    #expect(resource.hasSymbols == hasSymbols)
    let bundle = try RootFolder(making: fixture.folder.appendingPathComponent("bundle"))
    try StringCatalog(resource.source, in: [fixture.area]).write(
      into: bundle, folder: "", name: "Localizable", hasSymbols: resource.hasSymbols)
    let file = bundle.url.appendingPathComponent("en.lproj/Localizable.strings")
    let table = try PropertyListFile.read(file, what: "strings") as? [String: String]
    #expect(table?["greeting"] == "Hello, world!")
    #expect(table?["100 %"] == (hasSymbols ? "100 %" : nil))
    #expect(table?["Plain text"] == nil)
  }

  @Test(arguments: [true, false])
  func aPackageHasSymbolsIfItIsLocalized(_ isLocalized: Bool) throws {
    let fixture = try ProjectFixture(["Answer.swift": "", "Localizable.xcstrings": Self.catalog])
    let target = PackageManifest.Target(
      name: "Answers", path: "App", sources: nil, exclude: nil, resources: nil, dependencies: [],
      swiftSettings: nil, type: ["regular": .init()])
    var manifest = PackageManifest(
      name: "Answers", dependencies: [], products: [], targets: [target],
      swiftLanguageVersions: nil)
    if isLocalized { manifest.defaultLocalization = PackageManifest.Empty() }
    let package = PackageGraph.Package(
      identity: "answers", folder: fixture.folder, area: fixture.area, manifest: manifest,
      tools: [5, 9], isLocal: true)
    let read = try AppTarget(
      target, of: package, files: PackageFiles(of: target, in: package), isForDebugging: true)
    #expect(read.resources.map(\.source.lastPathComponent) == ["Localizable.xcstrings"])
    #expect(Self.symbols(of: read).contains("`greeting`") == isLocalized)
  }

  /// Keys and symbols in files that Xcode 26 generated.
  @Test(arguments: [
    ("attachment.genericName", "attachmentGenericName"),
    ("audio.controls.openYouTube", "audioControlsOpenYouTube"),
    ("paywall.general.bullet1", "paywallGeneralBullet1"), ("CFBundleName", "cfbundleName"),
    ("Retro Green CRT", "retroGreenCrt"), ("SPEED BOOST", "speedBoost"), ("On", "on"),
    ("LENÇÓIS_MARANHENSES_NAME", "lençóisMaranhensesName"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"),
    ("files use CKAsset data", "filesUseCkassetData"),
    ("The SwiftData check for the JSON store", "theSwiftDataCheckForTheJsonStore"),
    ("Snip Snap’s end-to-end keys", "snipSnapsEndToEndKeys"), ("%lld active", "active"),
    ("Score %@, %@ %lld, %@ %lld", "score"),
    ("%(landmark)@ is contained in %(landmarkCollection)@", "isContainedIn"),
  ])
  func namesAreWrittenAsXcodeWritesThem(_ key: String, _ symbol: String) {
    #expect(SymbolWords(ofKey: key).memberName == symbol)
  }

  @Test(arguments: [
    ("%(name)@ is %(age)lld", "%1$@ is %2$lld"), ("%(age)lld ist %(name)@", "%2$lld ist %1$@"),
    ("%2$(age)lld (%1$(name)@)", "%2$lld (%1$@)"), ("%(age)lld, %@", "%2$lld, %1$@"),
    ("%(other)@ %(other)@", "%1$@ %1$@"), ("100 %(", "100 %("), ("%% (%lld)", "%% (%lld)"),
    ("%#@age@ of %@, %arg", "%2$#@age@ of %1$@, %arg"),
  ])
  func namesInTextsBecomeNumbers(_ text: String, _ expected: String) {
    let names = ["name", "age"]
    let numbered = CatalogPlaceholder.numbering(text) { placeholder in
      placeholder.name.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 }
    }
    #expect(numbered == expected)
  }

  private static func symbols(of fixture: ProjectFixture) throws -> String {
    symbols(of: try fixture.target())
  }

  private static func symbols(of target: AppTarget) -> String {
    let conditions = BuildConditions(names: [], swiftVersion: "5", canImport: { _ in false })
    let index = DeclarationIndex(files: [], conditions: conditions, watch: SourceWatch())
    return StringSymbols(target, index: index).code.text
  }
}

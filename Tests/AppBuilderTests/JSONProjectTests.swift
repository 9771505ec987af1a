import Foundation
import Safeguards
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Projects in the JSON5 format of Xcode 27, as Apple's package xcode-project-format describes it.
struct JSONProjectTests {
  /// A folder with a project, which is removed when it's no longer used.
  private final class Fixture {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-json-\(UUID().uuidString)")
    var project: URL { folder.appendingPathComponent("App.xcodeproj") }

    init(_ text: String, files: [String] = []) throws {
      try write(Data(text.utf8), to: "App.xcodeproj/project.xcproj")
      for file in files { try write(Data("// \(file)\n".utf8), to: file) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ data: Data, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    func read() throws -> XcodeProject {
      try XcodeProject(project, in: ReadingArea(around: folder))
    }

    func target(_ configuration: String = "Debug") throws -> AppTarget {
      try AppTarget(project: read(), named: nil, configuration: configuration)
    }

    /// Returns the error that reading the project leads to, as a line of text.
    func failure() throws -> String {
      do {
        _ = try read()
        return "no failure"
      } catch let failure as BuildFailure {
        return failure.description.replacing(folder.path + "/App.xcodeproj/", with: "")
      }
    }

    /// Returns the names of the files that the app is compiled from.
    func sources() throws -> [String] { try target().sources.map(\.lastPathComponent).sorted() }
  }

  /// Returns a project with one app.
  private static func app(
    files: String, phases: String = #""compile-sources", "resources""#, settings: String = "",
    root: String = ""
  ) -> String {
    """
    { "default-configuration": "Release", configurations: ["Debug", "Release"],
      localizations: { development: "en" }, \(root)
      files: [ \(files) ],
      targets: [ { name: "App", id: "A1", "product-type": "application",
        "build-phases": [ \(phases) ],
        "build-settings": { GENERATE_INFOPLIST_FILE: "YES", \(settings) } } ] }
    """
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("{", "1:2: error: the project file isn't valid JSON5: the text ends too early"),
    (
      "{\n  default-configuration: 1 }",
      "2:10: error: the project file isn't valid JSON5: a key with a hyphen needs quotation marks"
    ),
    ("[]", "1:1: error: this must be an object, not a list"),
    ("{}", "1:1: error: there's no key “default-configuration”"),
    (
      #"{"default-configuration": "Debug", localizations: {}, files: []}"#,
      "1:51: error: there's no key “development”"
    ),
    (
      #"{"required-capabilities": ["moonlight", "tides"], files: 1}"#,
      "1:27: error: the project requires a later version of Quince, with support for moonlight"
    ),
  ])
  func aMistakeIsReportedWithLineAndColumn(_ text: String, _ expected: String) throws {
    let failure = try Fixture(text).failure()
    #expect(failure.hasPrefix("project.xcproj:" + expected), "\(failure)")
  }

  @Test(arguments: [
    (#"{ kind: "fold", path: "A" }"#, "the value “fold” is unknown", "did you mean folder"),
    (#"{ path: "<ABS>/A" }"#, "the base <ABS> is unknown", "files[0].path"),
    (#"{ path: "A", index: "YES" , "target-membership": ["Ap/resources"] }"#, "no target “Ap”", ""),
    (
      #"{ path: "A", "target-membership": ["App/headers"] }"#, "the target has no such build phase",
      "files[0].target-membership[0]"
    ),
    (
      #"{ path: "A", "target-membership": [["App", "resources"]] }"#,
      "this must be a reference to a build phase", ""
    ),
    (
      #"{ kind: "folder", path: "A", "membership-exceptions": [{ target: "App", inclusions: [], exclusions: [] }] }"#,
      "there can't be inclusions and exclusions in one set", ""
    ),
    (#"{ path: "A", id: "A1" }"#, "the ID “A1” is also used on line 4", ""),
  ])
  func aMistakeInAFileIsExplained(_ file: String, _ message: String, _ more: String) throws {
    let failure = try Fixture(Self.app(files: file)).failure()
    #expect(failure.contains("project.xcproj:3:"), "\(failure)")
    #expect(failure.contains(message), "\(failure)")
    #expect(more.isEmpty || failure.contains(more), "\(failure)")
  }

  @Test func aNumberIsNoSetting() throws {
    let text = Self.app(files: "", settings: "TARGETED_DEVICE_FAMILY: 1")
    let failure = try Fixture(text).failure()
    #expect(failure.contains("this must be a string or a list of strings, not a number"))
  }

  @Test func aMisspelledKeyIsAWarningAndAnUnknownOneIsIgnored() throws {
    let fixture = try Fixture(
      Self.app(
        files: #"{ path: "A.swift", "target-mebership": [], futureThing: 1 }"#,
        root: #""last-upgrade": "27.2", "last-upgrad": "1.0","#))
    let warnings = try fixture.read().warnings
    #expect(
      warnings.map(\.message) == [
        "the unknown key “last-upgrad” is ignored", "the unknown key “target-mebership” is ignored",
      ])
    #expect(
      warnings.map(\.hint) == ["did you mean “last-upgrade”?", "did you mean “target-membership”?"])
    #expect(warnings.map(\.line) == [2, 3])
  }

  @Test func aKeyThatAppearsTwiceIsAWarning() throws {
    let fixture = try Fixture(
      Self.app(files: "", settings: #"PRODUCT_NAME: "One", PRODUCT_NAME: "Two""#))
    #expect(try fixture.target().productName == "One")
    #expect(try fixture.target().warnings.map(\.message).first?.contains("appears twice") == true)
  }

  @Test func aProjectWithBothFilesIsRefused() throws {
    let fixture = try Fixture(Self.app(files: ""))
    try fixture.write(Data("{}".utf8), to: "App.xcodeproj/project.pbxproj")
    #expect(try fixture.failure().contains("the project has two project files"))
  }

  // MARK: Text

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian])
  func encodingsThatXcodeReads(_ encoding: String.Encoding) throws {
    let fixture = try Fixture("")
    var data = try #require(Self.app(files: "").data(using: encoding))
    if encoding == .utf8 { data = [0xEF, 0xBB, 0xBF] + data }
    if encoding == .utf16LittleEndian { data = [0xFF, 0xFE] + data }
    try fixture.write(data, to: "App.xcodeproj/project.xcproj")
    #expect(try fixture.target().name == "App")
  }

  // MARK: Files

  @Test func filesAreCompiledInTheOrderOfTheTree() throws {
    let member = #""target-membership": ["App/compile-sources"]"#
    let fixture = try Fixture(
      Self.app(
        files: """
          { path: "Z.swift", \(member) },
          { kind: "group", path: "Sub", children: [ { path: "B.swift", \(member) } ] },
          { kind: "group", name: "No folder", children: [ { path: "Sub/C.swift", \(member) } ] },
          { path: "<PROJECT>/A.swift", \(member) },
          { path: "Sub/Unused.swift" }
          """),
      files: ["Z.swift", "A.swift", "Sub/B.swift", "Sub/C.swift", "Sub/Unused.swift"])
    let names = try fixture.target().sources.map(\.lastPathComponent)
    #expect(names == ["Z.swift", "B.swift", "C.swift", "A.swift"])
  }

  @Test func aFileForAnotherPlatformIsLeftOut() throws {
    let fixture = try Fixture(
      Self.app(
        files: """
          { path: "A.swift", "target-membership": [
            { "build-phase": "App/compile-sources", platforms: ["macos"] } ] },
          { path: "B.swift", "target-membership": [
            { "build-phase": "App/compile-sources", platforms: ["macos", "ios"] } ] }
          """), files: ["A.swift", "B.swift"])
    #expect(try fixture.sources() == ["B.swift"])
  }

  @Test func exceptionsToggleTheMembersOfAFolder() throws {
    let fixture = try Fixture(
      Self.app(
        files: """
          { kind: "folder", path: "Own", "target-membership": ["App"], "membership-exceptions": [
            { target: "App", exclusions: ["Draft.swift", "Old"], platforms: { "Mac.swift": ["macos"] } }
          ] },
          { kind: "folder", path: "Other", "membership-exceptions": [
            { target: "App", inclusions: ["Shared.swift", "Deep"] }
          ] }
          """),
      files: [
        "Own/A.swift", "Own/Draft.swift", "Own/Old/B.swift", "Own/Mac.swift", "Other/Shared.swift",
        "Other/Unused.swift", "Other/Deep/C.swift",
      ])
    #expect(try fixture.sources() == ["A.swift", "C.swift", "Shared.swift"])
    #expect(try fixture.read().warnings.isEmpty)
  }

  @Test func exceptionsApplyToEveryLanguageAndPhase() throws {
    let copy = #"{ kind: "copy", name: "Texts", "bundle-base-path": "contents-directory","#
    let fixture = try Fixture(
      Self.app(
        files: """
          { kind: "folder", path: "Own", "target-membership": ["App"], "membership-exceptions": [
            { target: "App", exclusions: ["/Localized: Menu.strings"],
              "compiler-flags": { "A.swift": "-DFLAGGED" }, "asset-tags": { "a.png": ["level"] },
              attributes: { "A.swift": { "header-role": "public" } } },
            { "build-phase": "App/copy/Texts", inclusions: ["one.txt", "Sample.swift"],
              platforms: { "Sample.swift": ["macos"] } },
            { "build-phase": ["App", "copy", "Install"], inclusions: ["two.txt"] }
          ] }
          """,
        phases: """
          "compile-sources", "resources", \(copy) "relative-path": "Texts" },
          \(copy.replacing("Texts", with: "Install")) scope: "install" }
          """),
      files: [
        "Own/A.swift", "Own/Sample.swift", "Own/de.lproj/Menu.strings", "Own/one.txt",
        "Own/two.txt", "Own/a.png",
      ])
    #expect(try fixture.sources() == ["A.swift"])
    let target = try fixture.target()
    #expect(target.resources.map(\.destination).sorted() == ["Texts/one.txt", "a.png"])
    #expect(!CompilerFlags(target).arguments.contains { $0.contains("FLAGGED") })
    #expect(target.warnings.isEmpty)
  }

  @Test func theTypeOfAFileDecidesInsteadOfItsExtension() throws {
    let member = #""target-membership": ["App/compile-sources"]"#
    let fixture = try Fixture(
      Self.app(
        files: """
          { path: "A.swift", \(member) }, { path: "code.txt", type: "sourcecode.swift", \(member) },
          { path: "Sample.swift", type: "text", \(member) }, { path: "Mock.swift", \(member) }
          """, settings: #"EXCLUDED_SOURCE_FILE_NAMES: ["Mock.*"]"#),
      files: ["A.swift", "code.txt", "Sample.swift", "Mock.swift"])
    #expect(try fixture.sources() == ["A.swift", "code.txt"])
  }

  @Test func aWordThatContradictsTheMembershipIsAWarning() throws {
    let fixture = try Fixture(
      Self.app(
        files: """
          { kind: "folder", path: "Own", "target-membership": ["App"], "membership-exceptions": [
            { target: "App", inclusions: ["Draft.swift"] } ] }
          """), files: ["Own/A.swift", "Own/Draft.swift"])
    #expect(try fixture.sources() == ["A.swift"])
    #expect(try fixture.read().warnings.map(\.hint) == ["use the key “exclusions”"])
  }

  @Test func aTypeDecidesInsteadOfTheExtension() throws {
    let fixture = try Fixture(
      Self.app(
        files: """
          { kind: "folder", path: "Own", "target-membership": ["App"],
            "file-types": { "Sample.swift": "text", "code.txt": "sourcecode.swift" } }
          """), files: ["Own/A.swift", "Own/Sample.swift", "Own/code.txt"])
    #expect(try fixture.sources() == ["A.swift", "code.txt"])
    #expect(try fixture.target().resources.map(\.destination) == ["Sample.swift"])
  }

  // MARK: Settings

  @Test func aSettingOfOneConfigurationReplacesOrInheritsThePlainOne() throws {
    let fixture = try Fixture(
      Self.app(
        files: "",
        settings: """
          PLAIN: "a", "PLAIN[config=Release]": "b",
          INHERITING: "a", "INHERITING[config=Rel*]": "$(inherited) b",
          LIST: ["x y", "z"]
          """, root: #""build-settings": { "ONLY_DEBUG[config=Debug]": "yes" },"#))
    let debug = try fixture.target("Debug").settings
    let release = try fixture.target("Release").settings
    #expect([debug["PLAIN"], release["PLAIN"]] == ["a", "b"])
    #expect([debug["INHERITING"], release["INHERITING"]] == ["a", "a b"])
    #expect([debug["ONLY_DEBUG"], release["ONLY_DEBUG"]] == ["yes", nil])
    #expect(debug.list("LIST") == ["x y", "z"])
  }

  // MARK: Packages

  @Test(arguments: [
    (#"{ "up-to-next-major-version": "1.2.0" }"#, "1.2.0", "2.0.0"),
    (#"{ "up-to-next-minor-version": "1.2.0" }"#, "1.2.0", "1.3.0"),
    (#"{ "version-range": "1.0.0..<1.5.0" }"#, "1.0.0", "1.5.0"),
    (#"{ "version-range-min": "1.0.0", "version-range-max": "3.0.0" }"#, "1.0.0", "3.0.0"),
  ])
  func aPackageIsFoundByTheNameOfItsRepository(
    _ version: String, _ lower: String, _ upper: String
  ) throws {
    let root = """
      packages: [ { kind: "remote", repository: "https://example.com/kit.git", version: \(version) } ],
      """
    let text = Self.app(files: "", phases: #""frameworks""#, root: root).replacing(
      #""product-type": "application","#,
      with: #""product-type": "application", "package-product-members": [ { "product-name": "Kit","#
        + #" package: "kit", "build-phase": { "build-phase": "frameworks" } } ],"#)
    let fixture = try Fixture(text)
    let found = try fixture.read().packageReferences(includingTests: false)
    guard case .repository(let location, .versions(let range)) = try #require(found.first) else {
      Issue.record("\(found)")
      return
    }
    #expect(location == "https://example.com/kit.git")
    #expect(range == PackageVersion(lower)!..<PackageVersion(upper)!)
    #expect(try fixture.target().packages == ["Kit": "https://example.com/kit.git"])
  }
}

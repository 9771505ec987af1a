import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The messages about projects that can't be built.
struct ProjectErrorTests {
  private func expect(
    _ diagnostics: [Diagnostic], _ parts: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = diagnostics.first.map(\.description) ?? ""
    #expect(diagnostics.first?.severity == .error, sourceLocation: sourceLocation)
    for part in parts { #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation) }
  }

  @Test func nothingAtThePath() async throws {
    let fixture = try ProjectFixture()
    expect(try await failureOfFinding(fixture.folder.appendingPathComponent("no")), "no such file")
  }

  @Test func aFolderWithoutAProject() async throws {
    let fixture = try ProjectFixture(["notes.txt": ""])
    expect(try await failureOfFinding(fixture.sources), "there is no .xcodeproj")
  }

  @Test func twoProjects() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    try fixture.writeProject()
    try FileManager.default.copyItem(
      at: fixture.project, to: fixture.folder.appendingPathComponent("Other.xcodeproj"))
    expect(
      try await failureOfFinding(fixture.folder), "Fixture.xcodeproj", "Other.xcodeproj", "pass")
  }

  @Test func projectsWhoseNamesDifferInCaseAreOne() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    try fixture.writeProject()
    try FileManager.default.copyItem(
      at: fixture.project, to: fixture.folder.appendingPathComponent("FIXTURE.xcodeproj"))
    #expect(try ProjectFinder.find(fixture.folder).pathExtension == "xcodeproj")
  }

  @Test func aProjectOneFolderDown() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    try fixture.writeProject()
    let found = try ProjectFinder.find(fixture.folder.deletingLastPathComponent())
    #expect(found.lastPathComponent == "Fixture.xcodeproj")
  }

  @Test func aWorkspaceNamesItsProject() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    let workspace = fixture.folder.appendingPathComponent("All.xcworkspace")
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    try #"<Workspace><FileRef location = "group:Fixture.xcodeproj"></FileRef></Workspace>"#.write(
      to: workspace.appendingPathComponent("contents.xcworkspacedata"), atomically: true,
      encoding: .utf8)
    let failure = await #expect(throws: BuildFailure.self) {
      try await AppBuilder(options: BuildOptions()).projects(of: workspace)
    }
    expect(failure?.diagnostics ?? [], "workspace", "Fixture.xcodeproj")
  }

  private func failureOfFinding(_ url: URL) async throws -> [Diagnostic] {
    do {
      _ = try ProjectFinder.find(url)
      return []
    } catch let failure as BuildFailure {
      return failure.diagnostics
    }
  }

  @Test func aMissingProjectFile() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    try fixture.writeProject()
    try FileManager.default.removeItem(
      at: fixture.project.appendingPathComponent("project.pbxproj"))
    try FileManager.default.createDirectory(
      at: fixture.project.appendingPathComponent("project.pbxproj"),
      withIntermediateDirectories: true)
    expect(try await fixture.failure(), "project.pbxproj", "can't read")
  }

  @Test(arguments: [
    ("  objects = {\n    a = ( b, c\n", ["project.pbxproj:5: error: the project file is broken"]),
    (
      "  objects = {\n    a = ",
      ["project.pbxproj:4: error: the project file is broken: it ends too early"]
    ),
    (
      "<<<<<<< HEAD\n  a = b;\n=======\n>>>>>>> other\n}\n",
      ["project.pbxproj:3: error:", "merge conflict"]
    ),
  ])
  func aBrokenProjectFile(_ rest: String, _ words: [String]) async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    try fixture.writeProject()
    try "// !$*UTF8*$!\n{\n\(rest)".write(
      to: fixture.project.appendingPathComponent("project.pbxproj"), atomically: true,
      encoding: .utf8)
    let failure = try await fixture.failure()
    for word in words { expect(failure, word) }
  }

  @Test func aProjectFileWhoseDeclarationIsCutShort() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    try fixture.writeProject()
    try "<?xml version=\"1.0\" enco\n".write(
      to: fixture.project.appendingPathComponent("project.pbxproj"), atomically: true,
      encoding: .utf8)
    expect(
      try await fixture.failure(),
      "project.pbxproj:2: error: the project file is broken: it ends too early")
  }

  @Test(arguments: [
    ("de.lproj/Main.strings", "\"a\" = \"b\";\n\"c\" = \"d\n", 2, "unterminated quoted string"),
    (
      "de.lproj/Main.stringsdict",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n<key>a</kez>\n"
        + "<dict/></dict></plist>\n", 3, "close tag"
    ),
  ])
  func aTableOfStringsThatIsBroken(_ name: String, _ text: String, line: Int, reason: String)
    async throws
  {
    let fixture = try ProjectFixture(["main.swift": "print(1)\n", name: text])
    expect(
      try await fixture.failure(),
      "\(name):\(line): error: the strings table is broken: \(reason)")
  }

  /// Apple's systems also support other encodings.
  @Test func aTableOfStringsInAnotherEncodingIsAWarning() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)\n"])
    try fixture.write(Data("\"a\" = \"".utf8) + [0xE9] + Data("\";\n".utf8), to: "Main.strings")
    let warnings = try await fixture.build().warnings
    #expect(warnings.map(\.severity) == [.warning], "\(warnings)")
    #expect(warnings.first?.description.contains("Main.strings") == true, "\(warnings)")
  }

  @Test(arguments: ["Info.plist", "Localizable.xcstrings"])
  func linksThatLeadInACircleAreToldAsThat(_ name: String) async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)\n", name: "{}"])
    if name == "Info.plist" { fixture.settings["INFOPLIST_FILE"] = "App/Info.plist" }
    try fixture.writeProject()
    let file = fixture.sources.appendingPathComponent(name)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: name)
    expect(try await fixture.failure(), "\(name): error", "symbolic links form a loop")
  }

  @Test func aProjectFileThatIsALinkInACircleIsToldAsThat() throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)\n"])
    try fixture.writeProject()
    let file = fixture.project.appendingPathComponent("project.pbxproj")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "project.pbxproj")
    let failure = #expect(throws: BuildFailure.self) {
      try XcodeProject(ProjectFinder.find(fixture.folder), in: fixture.area)
    }
    expect(failure?.diagnostics ?? [], "project.pbxproj: error", "form a loop")
  }

  @Test func aNULByteIsToldAsThat() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)\n", "Info.plist": "{ a =\n\"\0\"; }"])
    fixture.settings["INFOPLIST_FILE"] = "App/Info.plist"
    expect(
      try await fixture.failure(),
      "Info.plist:2: error: the Info.plist is broken: it contains a NUL byte")
  }

  @Test func aStringCatalogThatIsNoText() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "print(1)\n", "Localizable.xcstrings": "\u{89}PNG\r\n\u{1a}\n\0\0",
    ])
    expect(
      try await fixture.failure(),
      "Localizable.xcstrings:1: error: the string catalog is broken: it isn't valid JSON")
  }

  @Test func noAppTarget() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.productType = "com.apple.product-type.framework"
    expect(try await fixture.failure(), "no app target", "Fixture (framework)")
  }

  @Test func aMissingFile() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.missing = ["Gone.swift"]
    expect(
      try await fixture.failure(), "App/Gone.swift: error: the file doesn't exist",
      "listed in Fixture")
  }

  @Test func aFileThatLiesElsewhereIsTaken() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "print(moved)", "Deep/er/Moved.swift": "let moved = 1",
    ])
    fixture.missing = ["Moved.swift"]
    fixture.unlisted = ["Deep/er/Moved.swift"]
    let app = try await fixture.build()
    let warning = try #require(app.warnings.first { $0.message.contains("which doesn't exist") })
    #expect(warning.file?.hasSuffix("App/Deep/er/Moved.swift") == true)
    #expect(warning.message.contains("App/Moved.swift"))
    try fixture.write("let moved = 2", to: "Moved.swift")
    #expect(try await fixture.build().warnings.isEmpty)
  }

  @Test func ofTwoFilesThatLieElsewhereNoneIsTaken() async throws {
    let fixture = try ProjectFixture(["A.swift": "", "one/Moved.swift": "", "two/Moved.swift": ""])
    fixture.missing = ["Moved.swift"]
    fixture.unlisted = ["one/Moved.swift", "two/Moved.swift"]
    expect(try await fixture.failure(), "App/Moved.swift: error: the file doesn't exist")
  }

  @Test func whatADependencyBringsIsNotTaken() async throws {
    let fixture = try ProjectFixture(["A.swift": "", "Pods/Moved.swift": ""])
    fixture.missing = ["Moved.swift"]
    fixture.unlisted = ["Pods/Moved.swift"]
    expect(try await fixture.failure(), "App/Moved.swift: error: the file doesn't exist")
  }

  @Test func anInfoFileThatLiesElsewhereIsTaken() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    fixture.settings["INFOPLIST_FILE"] = "/Users/someone/App/Info.plist"
    fixture.settings["GENERATE_INFOPLIST_FILE"] = "NO"
    let values = ["CFBundleIdentifier": "org.example.moved", "CFBundleExecutable": "Fixture"]
    try fixture.write(
      PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0),
      to: "Supporting/Info.plist")
    fixture.unlisted = ["Supporting/Info.plist"]
    let app = try await fixture.build()
    #expect(app.bundleIdentifier == "org.example.moved")
    #expect(app.warnings.contains { $0.element == "INFOPLIST_FILE" })
  }

  /// A device folder whose name begins with a dot would be hidden.
  @Test func aBundleIdentifierThatBeginsWithADotGoesWithout() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    fixture.settings["PRODUCT_BUNDLE_IDENTIFIER"] = ".homework"
    let app = try await fixture.build()
    #expect(app.bundleIdentifier == "homework")
    #expect(app.warnings.contains { $0.element == "CFBundleIdentifier" })
  }

  @Test(arguments: ["..", ".a/b", "my/app"])
  func aBundleIdentifierThatIsNone(_ identifier: String) async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    fixture.settings["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
    expect(try await fixture.failure(), "invalid bundle identifier “\(identifier)”")
  }

  @Test func aMissingInfoFile() async throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.settings["INFOPLIST_FILE"] = "App/Info.plist"
    expect(try await fixture.failure(), "App/Info.plist", "INFOPLIST_FILE")
  }

  @Test func aBrokenInfoFile() async throws {
    let fixture = try ProjectFixture([
      "A.swift": "", "Info.plist": "<plist version=\"1.0\">\n<dict>\n<kex>A</kex>\n</dict></plist>",
    ])
    fixture.settings["INFOPLIST_FILE"] = "App/Info.plist"
    expect(try await fixture.failure(), "Info.plist:3: error: the Info.plist is broken")
  }

  @Test func aSwiftUIApp() async throws {
    let fixture = try ProjectFixture([
      "App.swift": "import SwiftUI\n\n@main\nstruct MyApp: App {\n}\n"
    ])
    expect(try await fixture.failure(), "App.swift:1:", "SwiftUI", "UIKit apps in Swift")
  }

  @Test func anObjectiveCApp() async throws {
    let fixture = try ProjectFixture(["main.m": "int main() {}"])
    expect(try await fixture.failure(), "main.m", "Objective-C", "UIKit apps in Swift")
  }

  @Test func modulesOfPackagesPodsAndApple() async throws {
    let fixture = try ProjectFixture([
      "A.swift": "import UIKit\nimport Alamofire\nimport SnapKit\nimport AVKit\nimport Nothing\n"
        + "let player = AVPlayer()\n"
    ])
    fixture.objects = [
      "product": [
        "isa": "XCSwiftPackageProductDependency", "productName": "Alamofire", "package": "ref",
      ],
      "ref": [
        "isa": "XCRemoteSwiftPackageReference",
        "repositoryURL": "https://example.org/Alamofire.git",
        "requirement": ["kind": "branch", "branch": "main"],
      ],
    ]
    fixture.targetMembers = ["packageProductDependencies": ["product"]]
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    try "target 'A' do\n  pod 'SnapKit', '~> 5'\nend\n".write(
      to: fixture.folder.appendingPathComponent("Podfile"), atomically: true, encoding: .utf8)
    let diagnostics = try await fixture.failure()
    expect(diagnostics, "A.swift:2:8: error: no such module 'Alamofire'", "Alamofire.git")
    #expect(diagnostics.map(\.line) == [2, 3, 4, 5])
    #expect(diagnostics[1].hint?.contains("CocoaPods") == true)
    #expect(diagnostics[2].hint?.contains("Apple's AVKit") == true)
    #expect(diagnostics[3].hint?.contains("neither in the project") == true)
  }

  @Test func aStoryboardThatIsNoXML() async throws {
    let fixture = try ProjectFixture([
      "A.swift": "", "Base.lproj/Main.storyboard": "<document>\n<scenes>\n</scene>\n</document>",
    ])
    expect(try await fixture.failure(), "Main.storyboard:3: error: the XML is broken")
  }

  @Test func aStoryboardThatIsNotThere() async throws {
    let fixture = try ProjectFixture(["A.swift": "", "Main.storyboard": "<document/>"])
    fixture.settings["INFOPLIST_KEY_UIMainStoryboardFile"] = "Start"
    expect(
      try await fixture.failure(), "the storyboard 'Start'", "UIMainStoryboardFile",
      "Main.storyboard")
  }

  /// An app without one also launches.
  @Test func aLaunchScreenThatIsNotThereIsAWarning() async throws {
    let fixture = try ProjectFixture(["A.swift": "", "main.swift": "print(1)"])
    fixture.settings["INFOPLIST_KEY_UILaunchStoryboardName"] = "Launch"
    let warnings = try await fixture.build().warnings
    #expect(warnings.map(\.severity) == [.warning])
    #expect(warnings.first?.message.contains("the storyboard 'Launch'") == true)
  }

  @Test func anOutputFolderThatCannotBeMade() async throws {
    let fixture = try ProjectFixture(["A.swift": "", "main.swift": "print(1)"])
    let file = fixture.sources.appendingPathComponent("A.swift")
    let failure = await #expect(throws: BuildFailure.self) {
      try await fixture.build(into: file.appendingPathComponent("output"))
    }
    expect(failure?.diagnostics ?? [], "can't create the output folder", "isn't a folder")
  }

  @Test func twoSourceFilesOfOneName() async throws {
    let fixture = try ProjectFixture(["A.swift": "", "Other/A.swift": ""])
    expect(try await fixture.failure(), "A.swift", "used twice")
  }
}

import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Projects without an end are rejected quickly and with a readable message.
struct EndlessProjectTests {
  private func expectFailure(
    of fixture: ProjectFixture, saying words: String..., file: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let start = ContinuousClock.now
    let failure = try await fixture.failure()
    let first = try #require(
      failure.first { $0.severity == .error }, sourceLocation: sourceLocation)
    for word in words {
      #expect("\(failure)".contains(word), "\(failure)", sourceLocation: sourceLocation)
    }
    #expect(first.file != nil, "\(first)", sourceLocation: sourceLocation)
    if let file {
      #expect(first.file?.hasSuffix(file) == true, "\(first)", sourceLocation: sourceLocation)
    }
    #expect(ContinuousClock.now - start < .seconds(100), sourceLocation: sourceLocation)
  }

  // MARK: Groups

  @Test func aGroupInItself() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    fixture.objects["one"] = ["isa": "PBXGroup", "children": ["two"], "path": "one"]
    fixture.objects["two"] = ["isa": "PBXGroup", "children": ["one"], "path": "two"]
    fixture.objects["file"] = ["isa": "PBXFileReference", "path": "a.txt"]
    try await expectFailure(
      of: fixture, saying: "a group contains itself", file: "project.pbxproj")
  }

  @Test func aVariantGroupInItself() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    fixture.objects["variants"] = ["isa": "PBXVariantGroup", "children": ["variants"]]
    fixture.objects["build"] = ["isa": "PBXBuildFile", "fileRef": "variants"]
    fixture.objects["phase"] = ["isa": "PBXResourcesBuildPhase", "files": ["build"]]
    fixture.targetMembers["buildPhases"] = ["sources", "phase"]
    try await expectFailure(of: fixture, saying: "a group contains itself", "PBXVariantGroup")
  }

  @Test func groupsThatDoubleAtEachStep() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    for level in 0..<60 {
      fixture.objects["v\(level)"] = [
        "isa": "PBXVariantGroup", "children": ["v\(level + 1)", "v\(level + 1)"],
      ]
    }
    fixture.objects["v60"] = ["isa": "PBXFileReference", "path": "none.txt"]
    fixture.objects["build"] = ["isa": "PBXBuildFile", "fileRef": "v0"]
    fixture.objects["phase"] = ["isa": "PBXResourcesBuildPhase", "files": ["build"]]
    fixture.targetMembers["buildPhases"] = ["sources", "phase"]
    try await expectFailure(of: fixture, saying: "none.txt", "the file doesn't exist")
  }

  @Test func groupsNestedWithoutEnd() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    for level in 0..<2_000 {
      fixture.objects["g\(level)"] = [
        "isa": "PBXGroup", "children": ["g\(level + 1)"], "path": "a",
      ]
    }
    fixture.objects["g2000"] = ["isa": "PBXFileReference", "path": "a.txt"]
    try await expectFailure(of: fixture, saying: "nested more than")
  }

  // MARK: Settings

  @Test func aChainOfSettings() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    for step in 0..<10_000 { fixture.settings["STEP_\(step)"] = "$(STEP_\(step + 1))" }
    try await expectFailure(of: fixture, saying: "STEP_", "deep", file: "project.pbxproj")
  }

  @Test func settingsThatDouble() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    for step in 0..<60 { fixture.settings["S\(step)"] = "$(S\(step + 1))x$(S\(step + 1))" }
    try await expectFailure(of: fixture, saying: "is longer than", file: "project.pbxproj")
  }

  @Test func settingsThatReferToEachOther() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    let all = (0..<40).map { "$(S\($0))" }.joined()
    for step in 0..<40 { fixture.settings["S\(step)"] = all }
    try await expectFailure(of: fixture, saying: "too many references", file: "project.pbxproj")
  }

  @Test(arguments: ["$(", "${", "$($(", "$(A:", "$(A("])
  func openParentheses(_ part: String) async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    fixture.settings["A"] = String(repeating: part, count: 20_000)
    try await expectFailure(of: fixture, saying: "nests references", file: "project.pbxproj")
  }

  @Test func configurationFilesThatDouble() async throws {
    let fixture = try ProjectFixture(["main.swift": ""])
    for level in 0..<40 {
      let include = "#include \"c\(level + 1).xcconfig\"\n"
      try fixture.write(
        include + include + "A = $(inherited) x $(inherited)\n", to: "c\(level).xcconfig")
    }
    try fixture.write("A = y\n", to: "c40.xcconfig")
    fixture.objects["config"] = ["isa": "PBXFileReference", "path": "App/c0.xcconfig"]
    fixture.objects["targetDebug"] = ["baseConfigurationReference": "config"]
    try await expectFailure(of: fixture, saying: "is longer than", ".xcconfig:")
  }

  // MARK: Nesting

  @Test(arguments: [
    "let a = " + String(repeating: "b - ", count: 300) + "}",
    String(repeating: "(", count: 5) + String(repeating: "{", count: 62)
      + String(repeating: "(", count: 58) + "}c",
  ])
  func typesAreNotCheckedWhereTheSyntaxIsWrong(_ text: String) async throws {
    let fixture = try ProjectFixture(["main.swift": text + "\nlet number: Int = \"\"\n"])
    let failure = try await fixture.failure()
    #expect(!failure.isEmpty)
    for diagnostic in failure {
      #expect(!diagnostic.message.contains("type"), "\(diagnostic)")
    }
  }

  @Test(arguments: [10_000, 100_000])
  func aStoryboardNestedWithoutEnd(_ depth: Int) async throws {
    let fixture = try ProjectFixture([
      "main.swift": "",
      "Main.storyboard": "<document>\n" + String(repeating: "<view>", count: depth)
        + String(repeating: "</view>", count: depth) + "</document>",
    ])
    try await expectFailure(of: fixture, saying: "Main.storyboard:2", "nested")
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key>", "<array>", "</array>", "</dict></plist>"),
    ("<plist><!-- </array> --><dict><key>a</key>", "<array>", "</array>", "</dict></plist>"),
    ("{ a = ", "(", ")", "; }"), ("{ // it's\n a = ", "(", ")", "; }"),
    ("{ a = ", "{ b = ", ";}", "; }"),
    ("{ //\u{2028} a = ", "(", ")", "; }"),
  ])
  func propertyListsNestedWithoutEnd(
    _ start: String, _ open: String, _ close: String, _ end: String
  )
    async throws
  {
    let text =
      start + String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
      + end
    let fixture = try ProjectFixture(["main.swift": "", "Info.plist": text])
    fixture.settings["INFOPLIST_FILE"] = "App/Info.plist"
    try await expectFailure(of: fixture, saying: "Info.plist:", "nested")
    let broken = try ProjectFixture(["main.swift": ""])
    try broken.writeProject()
    try Data(text.utf8).write(to: broken.project.appendingPathComponent("project.pbxproj"))
    try await expectFailure(of: broken, saying: "project.pbxproj:", "nested")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func catalogsNestedWithoutEnd(_ open: String) async throws {
    let fixture = try ProjectFixture([
      "main.swift": "",
      "A.xcassets/B.imageset/Contents.json": String(repeating: open, count: 100_000),
      "C.xcstrings": String(repeating: open, count: 100_000),
    ])
    try await expectFailure(of: fixture, saying: "broken")
  }

  // MARK: Files

  @Test(arguments: ["Main.storyboard", "a.txt", "a.png", "B.swift", "C.xcstrings", "Info.plist"])
  func aPipeIsNoFile(_ name: String) async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    mkfifo(fixture.sources.appendingPathComponent(name).path, 0o644)
    if name == "Info.plist" { fixture.settings["INFOPLIST_FILE"] = "App/Info.plist" }
    try await expectFailure(of: fixture, saying: "it's a pipe", file: name)
  }

  @Test(arguments: ["a.txt", "B.swift", "Main.storyboard"])
  func aDeviceIsNoFile(_ name: String) async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)"])
    try FileManager.default.createSymbolicLink(
      at: fixture.sources.appendingPathComponent(name),
      withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
    try await expectFailure(of: fixture, saying: "/dev/zero", file: name)
  }

  @Test func linksThatLeadInACircle() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)", "a/b/c.txt": "c"])
    fixture.style = .synchronized
    let files = FileManager.default
    for (link, target) in [("a/b/up", ".."), ("a/self", "."), ("x", "y"), ("y", "x")] {
      try files.createSymbolicLink(
        atPath: fixture.sources.appendingPathComponent(link).path, withDestinationPath: target)
    }
    try await expectFailure(of: fixture, saying: "x: error")
    try files.removeItem(at: fixture.sources.appendingPathComponent("x"))
    try files.removeItem(at: fixture.sources.appendingPathComponent("y"))
    let app = try await fixture.build()
    #expect(files.fileExists(atPath: app.bundle.appendingPathComponent("c.txt").path))
  }

  @Test func aFolderThatHoldsALinkToItself() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)", "F.bundle/a.txt": "a"])
    fixture.style = .synchronized
    try FileManager.default.createSymbolicLink(
      atPath: fixture.sources.appendingPathComponent("F.bundle/self").path,
      withDestinationPath: ".")
    try await expectFailure(of: fixture, saying: "a symbolic link to a folder that contains it")
  }

  @Test func aFileOfATerabyte() async throws {
    let fixture = try ProjectFixture(["main.swift": "print(1)", "a.txt": ""])
    truncate(fixture.sources.appendingPathComponent("a.txt").path, 1 << 40)
    try await expectFailure(of: fixture, saying: "bytes", file: "a.txt")
  }

  // MARK: Text

  @Test(arguments: [
    [0x80], [0xFF, 0xFE], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF8, 0x88, 0x80, 0x80, 0x80], [0],
  ])
  func bytesThatAreNoText(_ bytes: [Int]) async throws {
    let bytes = Data(bytes.map(UInt8.init))
    for place in [
      "<document>\n<view text=\"|\"/></document>", "<document>\n|</document>", "<document>\n<a|/>",
    ] {
      let parts = place.split(separator: "|")
      let fixture = try ProjectFixture(["main.swift": ""])
      try fixture.write(
        Data(parts[0].utf8) + bytes + Data(parts[1].utf8), to: "Main.storyboard")
      try await expectFailure(of: fixture, saying: "Main.storyboard:2")
    }
    let fixture = try ProjectFixture(["main.swift": ""])
    fixture.settings["INFOPLIST_FILE"] = "App/Info.plist"
    try fixture.write(Data("{ a =\n\"".utf8) + bytes + Data("\"; }".utf8), to: "Info.plist")
    try await expectFailure(of: fixture, saying: "Info.plist:2")
  }

  @Test func entitiesThatDouble() async throws {
    let entities = (1..<40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let fixture = try ProjectFixture([
      "main.swift": "",
      "Main.storyboard": "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY e0 \"x\">\(entities)]>"
        + "<document>&e39;</document>",
    ])
    try await expectFailure(of: fixture, saying: "Main.storyboard:2", "document type")
  }

  // MARK: Broken resources

  @Test func aBrokenCatalogAndABrokenPictureAreTold() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "", "A.xcassets/B.colorset/Contents.json": "{\n\"colors\" : [,]\n}",
    ])
    try await expectFailure(
      of: fixture, saying: "Contents.json:2", "isn't valid JSON", file: "B.colorset/Contents.json")
    let other = try ProjectFixture([
      "main.swift": "print(1)", "a.png": "no picture",
      "A.xcassets/B.imageset/Contents.json": "{\"images\": [{\"filename\": \"none.png\"}]}",
      "A.xcassets/C.imageset/Contents.json": "{\"images\": [{\"filename\": \"e\u{301}.pdf\"}]}",
      "A.xcassets/C.imageset/\u{E9}.pdf": "%PDF-1.4",
    ])
    let warnings = try await other.build().warnings.map(\.description).joined(separator: "\n")
    #expect(warnings.contains("a.png: warning: the image is broken: it isn't a PNG"), "\(warnings)")
    #expect(warnings.contains("the set's file “none.png” doesn't exist"), "\(warnings)")
    #expect(!warnings.contains(".pdf” doesn't exist"), "\(warnings)")
  }
}

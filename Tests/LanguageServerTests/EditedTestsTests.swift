import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// The server for files of tests, which import the app.
struct EditedTestsTests {
  private static let app = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps/HelloRoygbiv")

  @Test(.timeLimit(.minutes(3))) func aFileOfAppAndTestsIsTheApps() async throws {
    let folder = try TemporaryFolder()
    let project = folder.file("HelloRoygbiv")
    try FileManager.default.copyItem(at: Self.app, to: project)
    let file = project.appendingPathComponent("HelloRoygbiv.xcodeproj/project.pbxproj")
    let member = "68336D82E1DA86EF328F5FF5 /* RainbowColorTests.swift in Sources */,"
    try String(contentsOf: file, encoding: .utf8).replacing(
      member, with: member + " 98F21B05BE10AAA6F01AD621,"
    ).write(to: file, atomically: true, encoding: .utf8)
    let editor = try await ScriptedEditor(
      opening: project.appendingPathComponent("HelloRoygbiv/ViewController.swift"),
      cache: folder.file("cache"))
    // The tests are known with the index.
    _ = try await editor.ask(
      "textDocument/references", at: "RainbowColor", plus: 2,
      ["context": ["includeDeclaration": true]])
    let found = try await editor.ask("textDocument/definition", at: "RainbowColor", plus: 2)
    let color = project.appendingPathComponent("HelloRoygbiv/RainbowColor.swift")
    #expect(found.elements?.first?["uri"]?.text == FileAddress.of(color.path))
    #expect(try await editor.quit())
  }

  @Test(.timeLimit(.minutes(3))) func testsAreAnalyzedWithTheApp() async throws {
    let folder = try TemporaryFolder()
    let project = folder.file("HelloRoygbiv")
    try FileManager.default.copyItem(at: Self.app, to: project)
    let color = project.appendingPathComponent("HelloRoygbiv/RainbowColor.swift")
    let editor = try await ScriptedEditor(
      opening: project.appendingPathComponent("HelloRoygbivTests/RainbowColorTests.swift"),
      cache: folder.file("cache"))
    #expect(await editor.problems() == [])

    let found = try await editor.ask("textDocument/definition", at: "RainbowColor(named", plus: 2)
    #expect(found.elements?.first?["uri"]?.text == FileAddress.of(color.path))

    let first = "XCTAssertEqual(RainbowColor(named: \"red"
    await editor.insert(["        RainbowColor."], before: first)
    let list = try await editor.ask("textDocument/completion", at: "    RainbowColor.", plus: 17)
    let labels = list["items"]?.elements?.compactMap { $0["label"]?.text } ?? []
    #expect(labels.contains("indigo"))
    await editor.removeLine(with: "        RainbowColor.")

    let edit = try await editor.ask(
      "textDocument/rename", at: "RainbowColor(named", plus: 2, ["newName": "Hue"])
    let changed = edit["changes"]?.members?.keys.compactMap { URL(string: $0)?.lastPathComponent }
    #expect(
      changed?.sorted()
        == ["RainbowColor.swift", "RainbowColorTests.swift", "ViewController.swift"])

    // The app gets a member that a test uses already.
    await editor.insert(["        _ = RainbowColor.favorite"], before: first)
    let line = await editor.position(of: "favorite").line + 1
    #expect(
      await editor.problems() == ["\(line): Type 'RainbowColor' has no member 'favorite'"])
    let code = try String(contentsOf: color, encoding: .utf8)
    try code.appending("\nextension RainbowColor { static let favorite = RainbowColor.red }\n")
      .write(to: color, atomically: true, encoding: .utf8)
    await editor.save(color)
    #expect(await becomesTrue(within: 60) { await editor.problems() == [] })

    try await editor.show(
      project.appendingPathComponent("HelloRoygbivUITests/HelloRoygbivUITests.swift"))
    let hover = try await editor.ask("textDocument/hover", at: "XCUIApplication", plus: 2)
    #expect(hover["contents"]?["value"]?.text?.contains("class XCUIApplication") == true)
    #expect(await editor.problems() == [])
    #expect(await editor.messages == [])
    #expect(try await editor.quit())
  }
}

import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// The server for a real project, whose file needs Objective-C.
struct LanguageServerTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(.timeLimit(.minutes(3))) func aFileIsAnalyzedAsTheBuilderRewritesIt() async throws {
    let cache = try TemporaryFolder()
    let file = Self.repository.appendingPathComponent(
      "Apps/ColorMixer/ColorMixer/ViewController.swift")
    let editor = try await ScriptedEditor(opening: file, cache: cache.url)
    #expect(await editor.problems() == [])

    // The attribute before the name is blanked out.
    let hover = try await editor.ask("textDocument/hover", at: "redSlider: UISlider!", plus: 2)
    #expect(hover["contents"]?["value"]?.text?.contains("var redSlider: UISlider!") == true)

    let found = try await editor.ask("textDocument/definition", at: "saveValues()", plus: 2)
    let place = found.elements?.first
    #expect(place?["uri"]?.text == FileAddress.of(file.path))
    let declaration = await editor.position(of: "func saveValues", plus: 5)
    #expect(Position(place?["range"]?["start"]) == declaration)

    let symbols = try await editor.ask("textDocument/documentSymbol")
    #expect(symbols.elements?.compactMap { $0["name"]?.text } == ["ViewController"])

    await editor.insert(["        view."], before: "view.endEditing")
    let list = try await editor.ask("textDocument/completion", at: "        view.", plus: 13)
    let labels = list["items"]?.elements?.compactMap { $0["label"]?.text } ?? []
    #expect(labels.contains("backgroundColor"))
    #expect(!labels.contains { $0.contains("quince") })
    let item = list["items"]?.elements?.first { $0["label"]?.text == "backgroundColor" } ?? [:]
    #expect(item["documentation"] == nil)
    let resolved = try await editor.ask("completionItem/resolve", item)
    #expect(resolved["documentation"]?["value"]?.text?.contains("background color") == true)
    await editor.removeLine(with: "        view.")

    // The place is the same, but not the value.
    await editor.insert(["        self."], before: "view.endEditing")
    let own = try await editor.ask("textDocument/completion", at: "        self.", plus: 13)
    #expect(own["items"]?.elements?.contains { $0["label"]?.text == "saveValues()" } == true)
    #expect(
      own["items"]?.elements?.contains { $0["label"]?.text?.contains("quince") == true } == false)
    let names = own["items"]?.elements?.compactMap { $0["label"]?.text } ?? []
    #expect(!names.contains { $0.hasPrefix("_") })
    await editor.removeLine(with: "        self.")

    // The index has no local variables.
    let uses = try await editor.ask(
      "textDocument/references", at: "let digits", plus: 5,
      ["context": ["includeDeclaration": false]])
    #expect(uses.elements?.count == 3)
    #expect(uses.elements?.first?["uri"]?.text == FileAddress.of(file.path))

    // Quince's modules share members that apps can't use in Xcode. They're known with the index.
    await editor.insert(["        view."], before: "view.endEditing")
    let views = try await editor.ask("textDocument/completion", at: "        view.", plus: 13)
    let usable = views["items"]?.elements?.compactMap { $0["label"]?.text } ?? []
    #expect(usable.contains("layoutIfNeeded()") && !usable.contains("layOutTree()"))
    await editor.removeLine(with: "        view.")

    await editor.insert(
      ["        _ = #keyPath(ViewController.redSlider)", "        _ = #keyPath(redSlider.value)"],
      before: "view.endEditing")
    await editor.insert(
      [
        "#Preview(\"Mixer\") {", "    let mixer = ViewController()", "    mixer.redSlider = nil",
        "    return mixer", "}",
      ], before: "class ViewController")
    #expect(
      await editor.problems() == [
        "4: The previews in this file are skipped: they're for Xcode's canvas"
      ])
    let edit = try await editor.ask(
      "textDocument/rename", at: "var redSlider", plus: 4, ["newName": "reddest"])
    let lines = edit["changes"]?[FileAddress.of(file.path)]?.elements?
      .compactMap { Position($0["range"]?["start"])?.line }
    for name in ["mixer.redSlider", "ViewController.redSlider", "redSlider.value)"] {
      #expect(await lines?.contains(editor.position(of: name).line) == true, "\(name)")
    }
    let outline = try await editor.ask("textDocument/documentSymbol")
    #expect(outline.elements?.compactMap { $0["name"]?.text } == ["ViewController"])
    await editor.removeLine(with: "#keyPath(ViewController")
    await editor.removeLine(with: "#keyPath(red")
    for _ in 0..<5 { await editor.removeLine(beforeLineWith: "class ViewController") }

    await editor.insert(["        print(missing)"], before: "view.endEditing")
    let line = await editor.position(of: "missing").line + 1
    #expect(await editor.problems() == ["\(line): Cannot find 'missing' in scope"])
    await editor.reopen()
    #expect(await editor.problems() == ["\(line): Cannot find 'missing' in scope"])
    await editor.removeLine(with: "missing")
    #expect(await editor.problems() == [])

    #expect(await editor.messages == [])
    #expect(try await editor.quit())
  }

  /// The storyboard's button sends an action that the class doesn't have.
  @Test(.timeLimit(.minutes(3))) func storyboardsAndAssetsAreKnown() async throws {
    let folder = try TemporaryFolder()
    let project = folder.file("ColorMixer")
    try FileManager.default.copyItem(
      at: Self.repository.appendingPathComponent("Apps/ColorMixer"), to: project)
    let storyboard = project.appendingPathComponent("ColorMixer/Base.lproj/Main.storyboard")
    let text = try String(contentsOf: storyboard, encoding: .utf8)
    try text.replacing("selector=\"colorButtonPressed\"", with: "selector=\"mix:\"")
      .write(to: storyboard, atomically: true, encoding: .utf8)
    let editor = try await ScriptedEditor(
      opening: project.appendingPathComponent("ColorMixer/ViewController.swift"),
      cache: folder.file("cache"))

    let message = "connects the action 'mix:', which the class doesn't have"
    #expect(
      await becomesTrue(within: 60) { await editor.problems().contains { $0.contains(message) } })
    #expect(
      await editor.problems(in: storyboard).contains {
        $0.hasPrefix("The class ViewController has no action 'mix:'")
      })
    let actions = try await editor.actions(at: "class ViewController")
    let edit = actions.first { $0["title"]?.text == "Add the action “mix:”" }?["edit"]
    let added = edit?["changes"]?.members?.values.first?.elements?.first?["newText"]?.text
    #expect(added == "\n    @IBAction func mix(_ sender: UIButton) {\n    }\n")

    for (place, name, old, new) in [
      ("redSlider: UISlider!", "redder", "property=\"redSlider\"", "property=\"redder\""),
      ("sliderValueChanged(_", "slide(from:)", "\"sliderValueChanged:\"", "\"slideFrom:\""),
      ("ViewController: UIView", "Mixer", "Class=\"ViewController\"", "Class=\"Mixer\""),
    ] {
      let edit = try await editor.ask("textDocument/rename", at: place, ["newName": .string(name)])
      let text = try String(contentsOf: storyboard, encoding: .utf8)
      #expect(try Self.text(of: storyboard, after: edit) == text.replacing(old, with: new))
    }

    await editor.insert(
      ["        _ = UIColor(named: \"\")", "        _ = UIImage(systemName: \"heart.fill\")"],
      before: "view.endEditing")
    let colors = try await editor.ask("textDocument/completion", at: "named: \"", plus: 8)
    #expect(colors["items"]?.elements?.compactMap { $0["label"]?.text } == ["AccentColor"])
    let hover = try await editor.ask("textDocument/hover", at: "heart.fill", plus: 1)
    #expect(hover["contents"]?["value"]?.text?.contains("Symbols/heart.fill.svg") == true)

    let selector = try await editor.ask(
      "textDocument/definition", at: "#selector(applicationDidEnterBackground", plus: 12)
    let declaration = await editor.position(of: "func applicationDidEnterBackground", plus: 5)
    #expect(Position(selector.elements?.first?["range"]?["start"]) == declaration)
    #expect(try await editor.quit())
  }

  @Test(.timeLimit(.minutes(3))) func renamingWaitsUntilAllUsesAreKnown() async throws {
    let cache = try TemporaryFolder()
    let folder = Self.repository.appendingPathComponent("Apps/HelloRoygbiv")
    let file = folder.appendingPathComponent("HelloRoygbiv/RainbowColor.swift")
    let editor = try await ScriptedEditor(opening: file, cache: cache.url)
    await editor.insert(["// Changed, but not saved."], before: "enum RainbowColor")
    let edit = try await editor.ask(
      "textDocument/rename", at: "enum RainbowColor", plus: 5, ["newName": "Hue"])
    let files = [
      "HelloRoygbiv/RainbowColor.swift", "HelloRoygbiv/ViewController.swift",
      "HelloRoygbivTests/RainbowColorTests.swift",
    ].map { FileAddress.of(folder.appendingPathComponent($0).path) }
    #expect(edit["changes"]?.members?.keys.sorted() == files)
    #expect(try await editor.quit())
  }

  /// Returns the text of a file after an editor has made the changes of an answer.
  private static func text(of file: URL, after edit: JSONValue) throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    var document = OpenDocument(address: "", version: 1, text: text)
    let edits = edit["changes"]?[FileAddress.of(file.path)]?.elements ?? []
    for edit in edits.reversed() {
      document.apply([["range": edit["range"] ?? nil, "text": edit["newText"] ?? ""]])
    }
    return document.text.string
  }
}

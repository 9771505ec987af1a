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
    await editor.removeLine(with: "        view.")

    await editor.insert(["        let number: Int = missing"], before: "view.endEditing")
    let line = await editor.position(of: "missing").line + 1
    #expect(await editor.problems() == ["\(line): Cannot find 'missing' in scope"])
    await editor.removeLine(with: "missing")
    #expect(await editor.problems() == [])

    #expect(await editor.messages == [])
    #expect(try await editor.quit())
  }
}

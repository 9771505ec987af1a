import AppBuilder
import Benchmarking
import Foundation

/// The rows for typing in an editor, compared with the toolchain's language server in a package.
enum EditingRows: RowGroup {
  static let rows = [BenchmarkRow.completion, .diagnostics]

  /// The number of source files in the project and in the package.
  private static let files = 50
  private static let sources = Workbench.sources.appendingPathComponent("Editing")
  /// The number of times that the same line is typed and removed.
  private static let edits = 10

  static func measure(on bench: Workbench) async throws {
    bench.show("typing in an editor")
    let project = try copy("Sixty", to: bench.folder.appendingPathComponent("project"), "Sixty")
    let editor = try EditorProcess(
      Workbench.program("quince"), ["lsp"], editing: project,
      cache: bench.folder.appendingPathComponent("editing"))
    defer { editor.close() }
    let package = try copy(
      "Editing/Package", to: bench.folder.appendingPathComponent("package"), "Sources/Screens")
    let other = try EditorProcess(
      BuildOptions().toolchain.languageServer, [], editing: package,
      cache: bench.folder.appendingPathComponent("other"))
    defer { other.close() }
    for (row, measure) in [
      (BenchmarkRow.completion, EditorProcess.completions),
      (.diagnostics, EditorProcess.diagnoses),
    ] where bench.wants(row) {
      _ = try (measure(editor)(2), measure(other)(2))
      var comparison = Comparison<Void>(rounds: 3, statistic: \.median)
      comparison.peers = [.init(name: "sourcekit-lsp") { try measure(other)(edits) }]
      bench.add(try await comparison.figure { try measure(editor)(edits) }, to: row)
    }
  }

  /// Copies a project, and adds files until it has as many as are wanted.
  /// - Returns: The file to edit.
  private static func copy(_ name: String, to place: URL, _ folder: String) throws -> URL {
    try FileManager.default.copyItem(
      at: Workbench.sources.appendingPathComponent(name), to: place)
    let folder = place.appendingPathComponent(folder)
    let original = "Screen0ViewController.swift"
    let local = folder.appendingPathComponent(original)
    let exists = FileManager.default.fileExists(atPath: local.path)
    let text = try String(
      contentsOf: exists ? local : sources.appendingPathComponent(original), encoding: .utf8)
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.count
    for number in (exists ? 1 : 0)..<files - count + (exists ? 1 : 0) {
      try text.replacing("Screen0", with: "Screen\(number)")
        .replacing("Item0", with: "Item\(number)")
        .write(
          to: folder.appendingPathComponent(original.replacing("0", with: "\(number)")),
          atomically: true, encoding: .utf8)
    }
    return folder.appendingPathComponent(original.replacing("0", with: "7"))
  }
}

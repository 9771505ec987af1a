import AppBuilder
import Foundation

@testable import LanguageServer

/// An editor without a user, connected to a language server in this process.
actor ScriptedEditor {
  /// A file that the editor shows.
  struct File {
    let address: String
    var version = 1
    var lines: [String]
  }

  private let connection: Connection
  private let server: Task<Bool, Never>
  private var file: File
  private var diagnostics: [String: JSONValue] = [:]
  /// The messages that the server has shown.
  private(set) var messages: [String] = []

  /// Starts a server, and opens a file.
  init(opening file: URL, cache: URL) async throws {
    let (toServer, toEditor) = (Pipe(), Pipe())
    let options = try BuildOptions(cache: cache)
    server = Task {
      await LanguageServer(
        input: toServer.fileHandleForReading, output: toEditor.fileHandleForWriting,
        options: options, project: nil
      ) { _ in }.run()
    }
    connection = Connection(
      input: toEditor.fileHandleForReading, output: toServer.fileHandleForWriting
    ) { _ in }
    let text = try String(contentsOf: file, encoding: .utf8)
    self.file = File(
      address: FileAddress.of(file.path), lines: text.components(separatedBy: "\n"))
    _ = try await connection.request("initialize", ["capabilities": [:]]).value
    connection.notify("initialized", [:])
    Task { await listen() }
    open()
  }

  /// Opens another file, which then is the current one.
  func show(_ other: URL) throws {
    let text = try String(contentsOf: other, encoding: .utf8)
    file = File(address: FileAddress.of(other.path), lines: text.components(separatedBy: "\n"))
    open()
  }

  /// Reports that another program has changed and saved a file.
  func save(_ other: URL) {
    connection.notify(
      "textDocument/didSave", ["textDocument": ["uri": .string(FileAddress.of(other.path))]])
  }

  private func open() {
    connection.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(file.address), "languageId": "swift",
          "version": .integer(file.version),
          "text": .string(file.lines.joined(separator: "\n")),
        ]
      ])
  }

  /// Closes the file without saving it, and opens it with the same text.
  func reopen() {
    connection.notify("textDocument/didClose", ["textDocument": ["uri": .string(file.address)]])
    file.version += 1
    open()
  }

  private func listen() async {
    for await case .notification(let method, let params) in connection.incoming {
      switch method {
      case "textDocument/publishDiagnostics":
        diagnostics[params["uri"]?.text ?? ""] = params
      case "window/showMessage": messages.append(params["message"]?.text ?? "")
      default: break
      }
    }
  }

  /// Returns the position of the first occurrence of a text.
  func position(of text: String, plus offset: Int = 0) -> Position {
    for (number, line) in file.lines.enumerated() {
      if let range = line.range(of: text) {
        let before = line[..<range.lowerBound].utf16.count
        return Position(line: number, character: before + offset)
      }
    }
    return Position(line: 0, character: 0)
  }

  /// Sends a request about the first occurrence of a text in the file.
  func ask(
    _ method: String, at text: String = "", plus offset: Int = 0, _ others: JSONValue = [:]
  ) async throws -> JSONValue {
    var params = others
    params["textDocument"] = ["uri": .string(file.address)]
    params["position"] = position(of: text, plus: offset).json
    return try await connection.request(method, params).value
  }

  /// Inserts lines before the one with a text.
  func insert(_ lines: [String], before text: String) {
    let line = position(of: text).line
    file.lines.insert(contentsOf: lines, at: line)
    let start = Position(line: line, character: 0)
    change(start, start, lines.map { $0 + "\n" }.joined())
  }

  /// Removes the first line with a text.
  func removeLine(with text: String) {
    let line = position(of: text).line
    file.lines.remove(at: line)
    change(Position(line: line, character: 0), Position(line: line + 1, character: 0), "")
  }

  /// Removes the line before the first one with a text.
  func removeLine(beforeLineWith text: String) {
    let line = position(of: text).line
    file.lines.remove(at: line - 1)
    change(Position(line: line - 1, character: 0), Position(line: line, character: 0), "")
  }

  private func change(_ start: Position, _ end: Position, _ text: String) {
    file.version += 1
    connection.notify(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": .string(file.address), "version": .integer(file.version),
        ],
        "contentChanges": [
          ["range": ["start": start.json, "end": end.json], "text": .string(text)]
        ],
      ])
  }

  /// Waits for the diagnostics of the current text, and returns their lines and messages.
  func problems() async -> [String] {
    for _ in 0..<6000 where diagnostics[file.address]?["version"]?.integer != file.version {
      try? await Task.sleep(for: .milliseconds(10))
    }
    return (diagnostics[file.address]?["diagnostics"]?.elements ?? []).map { item in
      let line = (Position(item["range"]?["start"])?.line ?? 0) + 1
      return "\(line): \(item["message"]?.text ?? "")"
    }
  }

  /// Returns the messages in a file that isn't open.
  func problems(in other: URL) -> [String] {
    let items = diagnostics[FileAddress.of(other.path)]?["diagnostics"]?.elements ?? []
    return items.compactMap { $0["message"]?.text }
  }

  /// Returns the fixes and refactorings at the first occurrence of a text.
  func actions(at text: String) async throws -> [JSONValue] {
    let place = position(of: text).json
    let range: JSONValue = ["start": place, "end": place]
    let answer = try await ask(
      "textDocument/codeAction", at: text, ["range": range, "context": ["diagnostics": []]])
    return answer.elements ?? []
  }

  /// Quits, and returns whether the server does, too.
  func quit() async throws -> Bool {
    _ = try await connection.request("shutdown", [:]).value
    connection.notify("exit", [:])
    return await server.value
  }
}

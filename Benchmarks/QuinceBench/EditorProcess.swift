import Benchmarking
import Foundation

/// The process of a language server, and an editor that shows one file.
final class EditorProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var lastID = 0
  private var version = 1
  private let address: String
  /// The line of the file before which others are typed.
  private let line: Int
  /// Whether the server sends diagnostics on its own, with the version of the text.
  private let isPushing: Bool

  /// Starts a server, opens a file, and waits until the server has analyzed it.
  init(_ program: URL, _ arguments: [String], editing file: URL, cache: URL) throws {
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.firstIndex { $0.contains("view.addSubview") } ?? 0
    address = file.absoluteString
    isPushing = !arguments.isEmpty
    try process.run()
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    _ = try ask(
      "initialize",
      [
        "processId": NSNull(), "rootUri": root.absoluteString,
        "capabilities": [
          "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
        ],
      ])
    try notify("initialized", [:])
    let document: [String: Any] = [
      "uri": address, "languageId": "swift", "version": version, "text": text,
    ]
    try notify("textDocument/didOpen", ["textDocument": document])
    try waitForDiagnostics()
  }

  /// Ends the process.
  func close() {
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  /// Types a line that ends with a period, a number of times.
  /// - Returns: The milliseconds until the completions have arrived.
  func completions(_ count: Int) throws -> [Double] {
    try edits(count) {
      let answer = try ask(
        "textDocument/completion",
        ["textDocument": ["uri": address], "position": ["line": line, "character": 9]])
      let items = (answer["result"] as? [String: Any])?["items"] as? [Any] ?? []
      guard items.count > 3 else { throw BenchmarkFailure("a server has no completions") }
    }
  }

  /// Types a line, a number of times.
  /// - Returns: The milliseconds until the diagnostics have arrived.
  func diagnoses(_ count: Int) throws -> [Double] { try edits(count, waitForDiagnostics) }

  /// Measures the time after a line is typed, and then removes the line.
  private func edits(_ count: Int, _ answer: () throws -> Void) throws -> [Double] {
    try (0..<count).map { _ in
      let start = ContinuousClock.now
      try change(through: line, to: "    view.\n")
      try answer()
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      try change(through: line + 1, to: "")
      try waitForDiagnostics()
      return time
    }
  }

  private func change(through end: Int, to text: String) throws {
    version += 1
    let range = [
      "start": ["line": line, "character": 0], "end": ["line": end, "character": 0],
    ]
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": address, "version": version],
        "contentChanges": [["range": range, "text": text]],
      ])
  }

  private func waitForDiagnostics() throws {
    guard isPushing else {
      _ = try ask("textDocument/diagnostic", ["textDocument": ["uri": address]])
      return
    }
    while true {
      let message = try next()
      let params = message["params"] as? [String: Any]
      if message["method"] as? String == "textDocument/publishDiagnostics",
        params?["uri"] as? String == address, params?["version"] as? Int == version
      {
        return
      }
    }
  }

  // MARK: Messages

  private func ask(_ method: String, _ params: [String: Any]) throws -> [String: Any] {
    lastID += 1
    let id = lastID
    try send(["id": id, "method": method, "params": params])
    while true {
      let message = try next()
      guard message["method"] == nil, message["id"] as? Int == id else { continue }
      if message["error"] != nil { throw BenchmarkFailure("\(method): \(message)") }
      return message
    }
  }

  private func notify(_ method: String, _ params: [String: Any]) throws {
    try send(["method": method, "params": params])
  }

  private func send(_ message: [String: Any]) throws {
    let all = message.merging(["jsonrpc": "2.0"]) { $1 }
    let body = try JSONSerialization.data(withJSONObject: all)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// Returns the server's next notification or answer, and answers its requests.
  private func next() throws -> [String: Any] {
    while true {
      let separator = Data("\r\n\r\n".utf8)
      let header = try read { $0.range(of: separator)?.upperBound }
      let digits = String(decoding: header, as: UTF8.self).filter(\.isNumber)
      guard let length = Int(digits) else { throw BenchmarkFailure("an invalid header") }
      let body = try read { $0.count < length ? nil : $0.startIndex + length }
      let message = try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
      guard message["method"] != nil, let id = message["id"] else { return message }
      try send(["id": id, "result": NSNull()])
    }
  }

  /// Reads until a closure returns the end of a part.
  private func read(_ end: (Data) -> Data.Index?) throws -> Data {
    while true {
      if let end = end(unread) {
        let part = Data(unread[..<end])
        unread = Data(unread[end...])
        return part
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw BenchmarkFailure("a language server ended") }
      unread += more
    }
  }
}

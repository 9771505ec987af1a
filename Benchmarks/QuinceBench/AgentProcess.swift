import Foundation

/// The process of `quince mcp`, and its only client.
final class AgentProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var lastID = 0

  /// Starts the process, and agrees on the protocol's version.
  init(project: URL, cache: URL) throws {
    process.executableURL = Workbench.program("quince")
    process.arguments = ["mcp", project.path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = try ask("initialize", #"{"protocolVersion":"2025-11-25"}"#)
  }

  /// Calls a tool, and returns the answer.
  func call(_ tool: String, _ arguments: String) throws -> String {
    let answer = try ask("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    guard answer.contains(#""isError":false"#) else { throw BenchmarkFailure("\(tool): \(answer)") }
    return answer
  }

  /// Ends the process.
  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func ask(_ method: String, _ parameters: String) throws -> String {
    lastID += 1
    let line = #"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let answer = String(decoding: unread[..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        return answer
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw BenchmarkFailure("quince mcp ended") }
      unread += more
    }
  }
}

import EditorMessages
import Foundation
import Testing

@testable import AgentServer

/// A client of a server in the same process, which writes lines to a pipe and reads answers from
/// another one.
final class AgentClient {
  private let input = Pipe()
  private let output = Pipe()
  private let server: Task<Void, Never>
  /// Reads the answers in a separate thread, so that waiting for one doesn't keep the server from
  /// working.
  private let answers: LineReader
  /// The folder of the project, which is empty at first.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let session = AgentSession(AgentOptions(folder: try ProjectFolder(folder)))
    answers = LineReader(output.fileHandleForReading.fileDescriptor)
    let (input, output) = (
      input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor
    )
    server = Task {
      await AgentServer(session, version: "1.2.3", output: output).run(input: input)
    }
  }

  /// Sends a line.
  func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Sends a request of a client that has agreed on a version, and returns the next message.
  func ask(_ method: String, _ parameters: String = "{}", id: String = "7") async throws
    -> JSONValue
  {
    try send(
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    return try await next()
  }

  /// Agrees on a version of the protocol.
  func shakeHands() async throws {
    _ = try await ask("initialize", #"{"protocolVersion":"2025-11-25"}"#, id: "0")
    try send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
  }

  /// Returns the text of a tool's answer, and whether the tool failed.
  func call(_ tool: String, _ arguments: String = "{}") async throws -> (
    text: String, isError: Bool
  ) {
    let answer = try await ask("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    guard case .array(let content) = answer["result"]?["content"] else {
      Issue.record("no content in \(answer)")
      return ("", true)
    }
    let text = content.last?["text"]?.text ?? ""
    return (text, answer["result"]?["isError"] == true)
  }

  /// Waits for the next message.
  func next() async throws -> JSONValue {
    var iterator = answers.lines.makeAsyncIterator()
    guard case .text(let line) = await iterator.next() else {
      Issue.record("the server ended")
      return .null
    }
    answers.takeNext()
    return try #require(JSONValue(parsing: line))
  }

  /// Closes the input, and waits for the ends of the server and of its output.
  func close() async throws {
    try input.fileHandleForWriting.close()
    await server.value
    try output.fileHandleForWriting.close()
    // If it still read when its pipe is closed, it would read the next client's pipe, which can have
    // the same number.
    for await _ in answers.lines {}
    try FileManager.default.removeItem(at: folder)
  }
}

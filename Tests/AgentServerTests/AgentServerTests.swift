import EditorMessages
import Foundation
import Testing

@testable import AgentServer

/// The messages of the Model Context Protocol.
struct AgentServerTests {
  private static func code(_ answer: JSONValue) -> JSONValue? { answer["error"]?["code"] }

  private static func stateless(_ version: String) -> String {
    """
    {"_meta":{"io.modelcontextprotocol/protocolVersion":"\(version)",\
    "io.modelcontextprotocol/clientCapabilities":{}}}
    """
  }

  // MARK: Versions

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"), ("2025-03-26", "2025-11-25"),
    ("soon", "2025-11-25"),
  ])
  func theServerAgreesOnAVersionThatItSpeaks(_ requested: String, _ agreed: String) async throws {
    let client = try AgentClient()
    let answer = try await client.ask("initialize", #"{"protocolVersion":"\#(requested)"}"#)
    #expect(answer["result"]?["protocolVersion"]?.text == agreed)
    #expect(answer["result"]?["serverInfo"]?["version"] == "1.2.3")
    #expect(answer["result"]?["capabilities"]?["tools"] == [:])
    try await client.close()
  }

  @Test func newerClientsNeedNoHandshake() async throws {
    let client = try AgentClient()
    let meta = Self.stateless("2026-07-28")
    let discovery = try await client.ask("server/discover", meta)
    #expect(discovery["result"]?["resultType"] == "complete")
    let list = try await client.ask("tools/list", meta)
    #expect(list["result"]?["ttlMs"] == 0)
    #expect(list["result"]?["tools"] != nil)
    let newer = try await client.ask("tools/list", Self.stateless("2030-01-01"))
    #expect(Self.code(newer) == -32022)
    #expect(newer["error"]?["data"]?["requested"] == "2030-01-01")
    try await client.close()
  }

  @Test func withoutAVersionNothingIsDone() async throws {
    let client = try AgentClient()
    #expect(Self.code(try await client.ask("tools/list")) == -32600)
    #expect(Self.code(try await client.ask("server/discover")) == -32601)
    #expect(try await client.ask("ping")["result"] == [:])
    try await client.close()
  }

  // MARK: Malformed messages

  @Test(arguments: [
    ("nonsense", -32700), (#"{"jsonrpc":"2.0""#, -32700), ("[]", -32600), ("3", -32600),
    (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/destroy"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":3}}"#, -32602),
  ])
  func aMistakeHasACode(_ line: String, _ code: Int) async throws {
    let client = try AgentClient()
    try await client.shakeHands()
    try client.send(line)
    #expect(Self.code(try await client.next()) == .integer(code))
    #expect(try await client.ask("ping")["result"] == [:])
    try await client.close()
  }

  @Test func nestedValuesAndLongLinesAreRefused() async throws {
    let client = try AgentClient()
    let deep = String(repeating: "[", count: 100_000)
    try client.send(#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":\#(deep)"#)
    #expect(Self.code(try await client.next()) == -32700)
    // Brackets in a string aren't nested.
    let brackets = #"{"a":"\#(String(repeating: "[\\\"", count: 1_000))"}"#
    #expect(try await client.ask("ping", brackets)["result"] == [:])
    try client.send(String(repeating: "x", count: MessageLimits.longest + 1))
    #expect(Self.code(try await client.next()) == -32700)
    #expect(try await client.ask("ping", id: #""text""#)["id"] == "text")
    try await client.close()
  }

  @Test func answersAndUnknownNotificationsAreIgnored() async throws {
    let client = try AgentClient()
    try client.send(#"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    try client.send(#"{"jsonrpc":"2.0","method":"notifications/unknown"}"#)
    try client.send(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#)
    try client.send("\r")
    #expect(try await client.ask("ping", id: "2")["id"] == 2)
    try await client.close()
  }

  // MARK: Tools

  @Test func everyToolDescribesItselfAndItsEffects() async throws {
    let client = try AgentClient()
    try await client.shakeHands()
    guard case .array(let tools) = try await client.ask("tools/list")["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    for tool in tools {
      #expect(tool["inputSchema"]?["additionalProperties"] == false)
      #expect(tool["description"]?.text?.isEmpty == false)
    }
    let writing = tools.filter { $0["annotations"]?["destructiveHint"] == true }
    #expect(writing.compactMap { $0["name"]?.text } == ["play", "new"])
    let looking = tools.filter { $0["annotations"]?["readOnlyHint"] == true }
    #expect(
      looking.compactMap { $0["name"]?.text } == [
        "screenshot", "elements", "inspect", "logs", "api",
      ])
    try await client.close()
  }

  @Test(arguments: [
    ("tap", #"{"txt":"OK"}"#, "Unknown argument “txt”: did you mean text?"),
    ("tap", #"{"text":5}"#, "“text” must be a string"),
    ("tap", #"{"text":"OK","times":1e300}"#, "“times” must be a whole number from 1 to 20."),
    ("tap", #"{"text":"OK","times":-1}"#, "“times” must be a whole number from 1 to 20."),
    ("tap", "{}", "“tap” requires a text, an ID, or a point."),
    ("tap", "[1]", "“arguments” must be an object."),
    ("tap", #"{"text":"OK"}"#, "No app is running. Call “run” first."),
    ("tap", #"{"point":"nan,1"}"#, "Invalid point “nan,1”"),
    ("type", "{}", "“input” is required"),
    ("swipe", #"{"direction":"north"}"#, "“direction” must be one of up, down, left, right."),
    ("elements", #"{"wait":1e9}"#, "“wait” must be a number from 0 to 600."),
    ("run", #"{"arguments":["a",1]}"#, "“arguments” must be a list"),
    ("run", #"{"locale":"nowhere"}"#, "Invalid locale “nowhere”"),
    ("run", #"{"device":"Nokia"}"#, "Unknown model “Nokia”"),
    ("play", "{}", "“play” requires either flows or steps."),
    ("play", #"{"steps":"- fly"}"#, "unknown command “fly”"),
    ("logs", #"{"all":"yes"}"#, "“all” must be true or false."),
    ("build", #"{"project":"nowhere"}"#, "“nowhere”: no such file or directory"),
    ("test", #"{"project":"a\u0000b"}"#, "A path can't contain a null byte."),
  ])
  func aToolExplainsWrongArguments(
    _ tool: String, _ arguments: String, _ message: String
  ) async throws {
    let client = try AgentClient()
    try await client.shakeHands()
    let answer = try await client.call(tool, arguments)
    #expect(answer.isError)
    #expect(answer.text.contains(message))
    try await client.close()
  }

  @Test func aToolReportsItsTime() async throws {
    let client = try AgentClient()
    try await client.shakeHands()
    #expect(try await client.call("build").text.wholeMatch(of: /(?s).*\nTook \d+ ms\./) != nil)
    try await client.close()
  }

  // MARK: Files

  @Test(arguments: ["..", "/etc", "../x", "link", "link/passwd", "a/../.."])
  func noPathLeavesTheFolder(_ path: String) async throws {
    let client = try AgentClient()
    try FileManager.default.createSymbolicLink(
      atPath: client.folder.appendingPathComponent("link").path, withDestinationPath: "/etc")
    try await client.shakeHands()
    for (tool, arguments) in [("build", "project"), ("test", "project"), ("run", "project")] {
      let answer = try await client.call(tool, #"{"\#(arguments)":"\#(path)"}"#)
      #expect(answer.text.contains("isn't in the project's folder"))
    }
    let answer = try await client.call("play", #"{"flows":["\#(path)"]}"#)
    #expect(answer.text.contains("isn't in the project's folder"))
    try await client.close()
  }

  @Test func nothingIsWrittenThroughALink() async throws {
    let client = try AgentClient()
    try FileManager.default.createSymbolicLink(
      atPath: client.folder.appendingPathComponent("artifacts").path, withDestinationPath: "/tmp")
    try await client.shakeHands()
    let answer = try await client.call("play", #"{"steps":"- takeScreenshot: x"}"#)
    #expect(answer.isError)
    #expect(answer.text.contains("“artifacts” is a symbolic link."))
    try await client.close()
  }

  @Test(arguments: [
    (#"x\u0000y"#, "null byte"), ("dangling", "leads nowhere"), ("dangling/x", "no such file"),
  ])
  func noProjectIsMadeInAFolderThatCantExist(_ path: String, _ reason: String) async throws {
    let client = try AgentClient()
    try FileManager.default.createSymbolicLink(
      atPath: client.folder.appendingPathComponent("dangling").path, withDestinationPath: "/none")
    try await client.shakeHands()
    let answer = try await client.call("new", #"{"kind":"project","name":"A","folder":"\#(path)"}"#)
    #expect(answer.isError && answer.text.contains(reason))
    let names = try FileManager.default.contentsOfDirectory(atPath: client.folder.path)
    #expect(names == ["dangling"])
    try await client.close()
  }
}

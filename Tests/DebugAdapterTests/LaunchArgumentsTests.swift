import EditorMessages
import Foundation
import Testing

@testable import DebugAdapter

/// The launch configurations of editors, and the options of sessions in the terminal.
struct LaunchArgumentsTests {
  private func arguments(_ values: JSONValue) throws -> LaunchArguments {
    try LaunchArguments(SessionSettings(values))
  }

  @Test func theDeviceIsStartedWithTheProject() throws {
    let launch = try arguments([
      "project": "/a/App", "device": "iPhone SE", "deviceName": "x",
    ])
    #expect(launch.deviceName == "x")
    #expect(
      launch.command == [
        "run", "/a/App", "--no-open", "--embed", "--wait-for-debugger", "--device-name", "x",
        "--device", "iPhone SE",
      ])
    #expect(try arguments(["program": "/b"]).command[1] == "/b")
  }

  @Test func flowsAndTestsWaitForTheDebugger() throws {
    let waiting = ["--debuggable", "--debugger", "\(getpid())"]
    let flow = try arguments(["project": "/a", "flow": "/a/f.yaml", "device": "iPad"])
    #expect(flow.command == ["play", "/a/f.yaml", "/a"] + waiting + ["--device", "iPad"])
    let test = try arguments(["project": "/a", "test": "T/S/x"])
    #expect(test.command == ["test", "/a", "--only", "T/S/x"] + waiting)
    #expect(!flow.hasPage && !test.hasPage)
    for other in ["test", "deviceName"] {
      #expect(throws: SessionSettings.Failure.self) {
        try arguments(["project": "/a", "flow": "/a/f.yaml", other: "x"])
      }
    }
  }

  @Test func invalidArgumentsAreRefused() {
    let missing = #expect(throws: SessionSettings.Failure.self) { try arguments([:]) }
    #expect(missing?.description.contains("needs “project”") == true)
    let option = #expect(throws: SessionSettings.Failure.self) {
      try arguments(["project": "--no-sandbox"])
    }
    #expect(option?.description.contains("Invalid “project”") == true)
    for value: JSONValue in [3, ["/a"], "/a\0b"] {
      #expect(throws: SessionSettings.Failure.self) { try arguments(["project": value]) }
    }
  }

  @Test func settingsHaveTypes() throws {
    let settings = SessionSettings(["pid": 7, "text": "8", "none": nil, "flag": true])
    #expect(try settings.process("pid") == 7)
    // The list of processes of an editor returns texts.
    #expect(try settings.process("text") == 8)
    #expect(try settings.process("none") == nil && settings.text("none") == nil)
    #expect(try settings.flag("flag") && !settings.flag("none"))
    for value: JSONValue in ["x", 0, -1, .number(1.5), [], true] {
      #expect(throws: SessionSettings.Failure.self) {
        try SessionSettings(["pid": value]).process("pid")
      }
    }
    #expect(throws: SessionSettings.Failure.self) { try settings.flag("text") }
  }

  @Test func requestsThatEndTheDebuggerAreRefused() throws {
    func problem(_ command: JSONValue, _ arguments: JSONValue) throws -> String? {
      let message: JSONValue = [
        "type": "request", "seq": 1, "command": command, "arguments": arguments,
      ]
      return DebuggerRequests.problem(of: try #require(DebugRequest(message)))
    }
    let long = JSONValue.string(String(repeating: "x", count: DebuggerRequests.longestText + 1))
    #expect(try problem("evaluate", ["expression": "1"]) == nil)
    #expect(try problem("nonsense", [:]) == "Unknown request “nonsense”.")
    #expect(try problem("evaluate", ["expression": long])?.contains("at most") == true)
    #expect(try problem("setBreakpoints", ["breakpoints": [["condition": long]]]) != nil)
  }

  @Test func linesHaveAFileAndANumber() {
    #expect(TerminalDebugging.Line("A.swift:12") != nil)
    for text in ["A.swift", ":3", "A.swift:0", "A.swift:x", "A\".swift:1"] {
      #expect(TerminalDebugging.Line(text) == nil)
    }
  }
}

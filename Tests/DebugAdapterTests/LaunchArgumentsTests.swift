import Foundation
import Testing

@testable import DebugAdapter

/// The launch configurations of editors, and the options of sessions in the terminal.
struct LaunchArgumentsTests {
  @Test func theDeviceIsStartedWithTheProject() throws {
    let launch = try LaunchArguments([
      "project": "/a/App", "device": "iPhone SE", "deviceName": "x",
    ])
    #expect(launch.deviceName == "x")
    #expect(
      launch.command == [
        "run", "/a/App", "--no-open", "--embed", "--wait-for-debugger", "--device-name", "x",
        "--device", "iPhone SE",
      ])
    #expect(try LaunchArguments(["program": "/b"]).command[1] == "/b")
  }

  @Test func flowsAndTestsWaitForTheDebugger() throws {
    let waiting = ["--debuggable", "--debugger", "\(getpid())"]
    let flow = try LaunchArguments(["project": "/a", "flow": "/a/f.yaml", "device": "iPad"])
    #expect(flow.command == ["play", "/a/f.yaml", "/a"] + waiting + ["--device", "iPad"])
    let test = try LaunchArguments(["project": "/a", "test": "T/S/x"])
    #expect(test.command == ["test", "/a", "--only", "T/S/x"] + waiting)
    #expect(!flow.hasPage && !test.hasPage)
    for other in ["test", "deviceName"] {
      #expect(throws: LaunchArguments.Failure.self) {
        try LaunchArguments(["project": "/a", "flow": "/a/f.yaml", other: "x"])
      }
    }
  }

  @Test func invalidArgumentsAreRefused() {
    let missing = #expect(throws: LaunchArguments.Failure.self) { try LaunchArguments([:]) }
    #expect(missing?.description.contains("needs “project”") == true)
    let option = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments(["project": "--no-sandbox"])
    }
    #expect(option?.description.contains("Invalid “project”") == true)
    #expect(throws: LaunchArguments.Failure.self) { try LaunchArguments(["project": 3]) }
  }

  @Test func linesHaveAFileAndANumber() {
    #expect(TerminalDebugging.Line("A.swift:12") != nil)
    for text in ["A.swift", ":3", "A.swift:0", "A.swift:x", "A\".swift:1"] {
      #expect(TerminalDebugging.Line(text) == nil)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Sessions of the debugger in the terminal that can't start.
struct DebugCommandTests {
  @Test(arguments: [["--attach"], ["/nowhere/App"]])
  func aSessionThatCannotStartIsAFailure(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = folder.url.path
    let outcome = try Command.run(["debug"] + arguments, environment: environment)
    #expect(outcome.code == 1)
    let reason =
      arguments == ["--attach"] ? "No device is running." : "no such file or directory"
    #expect((outcome.output + outcome.errors).contains(reason), "\(outcome)")
  }
}

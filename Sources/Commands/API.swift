import ArgumentParser
import Foundation
import Safeguards
import Stubs

/// The command `quince api`.
struct API: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "List partially supported APIs.",
    discussion: """
      Each of these declarations exists, but does less than Apple's. When an app uses one, Quince \
      reports it with the line in the app's code. Using an unsupported API is a compile error.

      Exit codes: 0 success, 64 incorrect usage.
      """)

  @Flag(help: "Print the list as JSON.")
  var json = false

  func run() throws {
    Terminal().print(
      json ? .json(try StubList.json(Stub.all)) : TerminalText(StubList.table(Stub.all)))
  }
}

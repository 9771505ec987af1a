import ArgumentParser
import Foundation
import Safeguards
import Stubs

/// `quince api`
struct API: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Lists what of Apple's API works in part only.",
    discussion: """
      Each of these declarations is there and does less than Apple's; an app that uses one is told so, with the \
      line that does. What isn't there at all is an error of the compiler's.

      Exit codes: 0 fine, 64 wrong usage.
      """)

  @Flag(help: "Print the list as JSON.")
  var json = false

  func run() throws {
    Terminal().print(
      json ? .json(try StubList.json(Stub.all)) : TerminalText(StubList.table(Stub.all)))
  }
}

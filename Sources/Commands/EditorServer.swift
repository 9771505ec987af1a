import AppBuilder
import ArgumentParser
import Foundation
import LanguageServer

/// The command `quince lsp`.
struct EditorServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run a language server for an editor.",
    discussion: """
      The editor starts this command, and exchanges messages of the Language Server Protocol with it \
      on standard input and output. For the editor's settings, see docs/editors.md.

      Exit codes: 0 the editor is done, 1 the connection ended unexpectedly, 64 incorrect usage.
      """)

  @Argument(
    help: """
      An .xcodeproj, or a folder that contains one (default: for each file, the project in the \
      closest folder around it).
      """, completion: .directory)
  var project: String?

  @OptionGroup var building: BuildingOptions

  func run() async throws {
    // If the editor or a program that the server has started ends, reading reports it.
    signal(SIGPIPE, SIG_IGN)
    let found = try project.map { try ProjectFinder.find(URL(fileURLWithPath: $0)) }
    let server = LanguageServer(
      input: .standardInput, output: .standardOutput, options: try building.options(),
      project: found
    ) { Terminal().write(note: "can't read the editor's messages: \($0)") }
    if await !server.run() { throw ExitCode.failure }
  }
}

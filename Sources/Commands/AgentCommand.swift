import AgentServer
import ArgumentParser
import Foundation
import Safeguards

/// The command `quince mcp`.
struct AgentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let a coding agent build, use, and test the apps in a folder.",
    discussion: """
      This is a server of the Model Context Protocol on standard input and output, which an agent's \
      program starts (docs/agents.md). Its tools use only files in the folder, and write only \
      screenshots there. The sandbox is always on.

      Exit codes: 0 the input ended, 1 the folder can't be used, 64 incorrect usage.
      """)

  @Argument(
    help: "The folder of the project (default: the current folder).", completion: .directory)
  var folder = "."

  @Flag(help: "Let the app use the network.")
  var network = false

  @Option(
    help: """
      Let the project and the flows read files in this folder, in addition to their Git \
      repository or, outside one, their own folder. You can repeat this option.
      """, completion: .directory)
  var alsoRead: [String] = []

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      var options = AgentOptions(
        folder: try ProjectFolder(URL(fileURLWithPath: folder, isDirectory: true)))
      options.hasNetwork = network
      options.readableFolders = alsoRead.map { URL(fileURLWithPath: RealPath.of($0)) }
      // Reports name files relative to the current folder.
      guard FileManager.default.changeCurrentDirectoryPath(options.folder.url.path) else {
        throw FileFailure(folder, errno: errno)
      }
      let server = AgentServer(
        AgentSession(options), version: Quince.configuration.version, output: STDOUT_FILENO)
      // A client that has gone ends the input, too.
      signal(SIGPIPE, SIG_IGN)
      await Interruption().wait { await server.run(input: STDIN_FILENO) }
    }
  }
}

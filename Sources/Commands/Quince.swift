import AppBuilder
import ArgumentParser
import Flows
import Foundation
import Safeguards
import Sandbox
import Suggestions

/// The command `quince`.
package struct Quince: AsyncParsableCommand {
  /// The version of this Quince, which is also the version of its package, as explained in
  /// docs/releasing.md.
  private static let version = "0.2.0"

  package static let configuration = CommandConfiguration(
    abstract: "Run UIKit apps without a Mac.",
    discussion: """
      Quince builds an Xcode project with the Swift toolchain and its own UIKit. It shows the app \
      on a simulated iPhone in the browser, or runs it headless for tests.
      """,
    version: version,
    subcommands: [
      NewCommand.self, Run.self, Debug.self, DeviceCommand.self, Build.self, Screenshot.self,
      Elements.self,
      Inspect.self, Play.self, Test.self, Grade.self, Record.self, EditorServer.self,
      AgentCommand.self, ReportCommand.self, Survey.self, PackagesCommand.self, API.self,
      Doctor.self,
    ])

  /// Creates the command without arguments, as ArgumentParser requires.
  package init() {}

  /// Parses the arguments, and runs the command that they specify.
  package static func start() async {
    findSwiftLibraries()
    lookForSandbox()
    if let word = CommandLine.arguments.dropFirst().first, let advice = advice(for: word) {
      Terminal().tell(advice)
      Self.exit(withError: ExitCode.validationFailure)
    }
    do {
      var command = try await asyncParseAsRoot(
        NetworkArchive.renaming(Array(CommandLine.arguments.dropFirst())))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Exits with ArgumentParser's message and exit code for an error.
  ///
  /// ArgumentParser itself would print control characters in arguments.
  private static func end(with error: any Error) -> Never {
    if error is CocoaError {
      Terminal().tell(error)
      end(with: ExitCode.failure)
    }
    let message = NetworkArchive.restoring(fullMessage(for: error))
    let code = exitCode(for: error)
    if !message.isEmpty, code.isSuccess {
      Terminal().print(TerminalText(message))
    } else if !message.isEmpty {
      Terminal().tell(message)
    }
    Foundation.exit(code.rawValue)
  }

  /// Ensures that the programs that a command starts can find Swift's libraries.
  ///
  /// This must run before anything else uses the path.
  private static func findSwiftLibraries() {
    // A command that needs the toolchain reports if there isn't any.
    guard CommandLine.arguments.count > 1, let toolchain = try? Toolchain.find() else { return }
    SwiftLibraries.use(toolchain.libraries)
  }

  /// Checks the sandbox in the background while the arguments and the project are read.
  ///
  /// Each of these takes a millisecond or more.
  private static func lookForSandbox() {
    let names = CommandLine.arguments.dropFirst()
    guard names.count > 1, !names.contains("--no-sandbox") else { return }
    Task.detached {
      _ = SandboxMeans.available
      _ = SystemFolders.libraries
    }
    // Wait for the check, so that a command that exits immediately doesn't leave a program running.
    atexit { _ = SandboxMeans.available }
  }

  /// Returns the error for a word that isn't a command.
  private static func advice(for word: String) -> String? {
    let names = configuration.subcommands.map { $0._commandName }
    guard !word.hasPrefix("-"), word != "help", !names.contains(word) else { return nil }
    return "Error: Unknown command “\(word)”: \(Spelling.advice(for: word, among: names))"
      .shortened
  }
}

import AppBuilder
import ArgumentParser
import Flows
import Foundation
import Safeguards
import Sandbox

/// The command.
package struct Quince: AsyncParsableCommand {
  /// The version of this Quince, which its package has, too; see docs/releasing.md.
  private static let version = "0.2.0"

  package static let configuration = CommandConfiguration(
    abstract: "Runs UIKit apps without a Mac.",
    discussion: """
      Builds an Xcode project with the Swift toolchain against Quince's own UIKit and shows it on a \
      simulated iPhone in the browser, or drives it without one for tests.
      """,
    version: version,
    subcommands: [
      Run.self, DeviceCommand.self, Build.self, Screenshot.self, Elements.self, Inspect.self,
      Play.self, Test.self, Grade.self, Record.self,
      ReportCommand.self, Survey.self, API.self, Doctor.self,
    ])

  /// Creates the command without arguments, as ArgumentParser needs it.
  package init() {}

  /// Parses the arguments, and runs the command that they name.
  package static func start() async {
    findSwiftLibraries()
    lookForSandbox()
    if let word = CommandLine.arguments.dropFirst().first, let advice = advice(for: word) {
      Terminal().tell(advice)
      Self.exit(withError: ExitCode.validationFailure)
    }
    do {
      var command = try await asyncParseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Ends the process with the message and the code that ArgumentParser has for an error; it would write the arguments in
  /// the message as they are.
  private static func end(with error: any Error) -> Never {
    if error is CocoaError {
      Terminal().tell(error)
      end(with: ExitCode.failure)
    }
    let (message, code) = (fullMessage(for: error), exitCode(for: error))
    if !message.isEmpty, code.isSuccess {
      Terminal().print(TerminalText(message))
    } else if !message.isEmpty {
      Terminal().tell(message)
    }
    Foundation.exit(code.rawValue)
  }

  /// Makes the programs that a command starts find Swift's libraries, before anything else runs that asks where they are.
  private static func findSwiftLibraries() {
    // A command that needs the toolchain reports that there's none.
    guard CommandLine.arguments.count > 1, let toolchain = try? Toolchain.find() else { return }
    SwiftLibraries.use(toolchain.libraries)
  }

  /// Finds out what confines programs here, and what they may see, while the arguments and the project are read: both
  /// take a millisecond or more.
  private static func lookForSandbox() {
    let names = CommandLine.arguments.dropFirst()
    guard names.count > 1, !names.contains("--no-sandbox") else { return }
    Task.detached {
      _ = SandboxMeans.available
      _ = SystemFolders.libraries
    }
    // What is begun is ended, so that no program is left behind by a command that ends at once.
    atexit { _ = SandboxMeans.available }
  }

  /// What to say to a word in the place of a command that is none.
  private static func advice(for word: String) -> String? {
    let names = configuration.subcommands.map { $0._commandName }
    guard !word.hasPrefix("-"), word != "help", !names.contains(word) else { return nil }
    return "Error: There is no command “\(word)”; \(Spelling.advice(for: word, among: names))"
      .shortened
  }
}

import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Safeguards
import Simulator

/// The command `quince inspect`.
struct Inspect: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print how an app's screen is built: views, constraints, and properties.",
    discussion: """
      Each window, view controller, and view has a line. Below it are the line in your code that \
      created it, its constraints with their lines, and its properties. Layout problems are \
      marked as [ambiguous] or [broken]. The screen is the one after launch, or after the flow \
      in --flow.

      Exit codes: 0 success, 1 the app doesn't build or run, or a step failed, 64 incorrect usage.
      """)

  @Argument(
    help: .project, completion: .file())
  var project: String

  @OptionGroup var firstFlow: FirstFlow

  @Option(
    help: ArgumentHelp(
      "Show details only for objects with this text in their class, name, identifier, or text.",
      valueName: "text"))
  var matching: String?

  @Flag(help: "Print everything as JSON.")
  var json = false

  @OptionGroup var screen: ScreenOptions

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let steps = try firstFlow.read(allowing: screen.building.readableFolders)
      let report = try await screen.look(
        at: project, after: steps, isInspectable: true, terminal, InspectionReport.init)
      terminal.print(
        json ? .json(try report.json()) : TerminalText(report.text(detailing: matching)))
    }
  }
}

import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Safeguards
import Simulator

/// `quince inspect`
struct Inspect: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints what an app's screen is made of: views, constraints, properties.",
    discussion: """
      Each window, view controller and view has a line; below it are where it was made, the constraints that are about \
      it, each with its line, and its properties. What is [ambiguous] or [broken] is marked. The screen is the one \
      after launch, or after the steps of a flow.

      Exit codes: 0 fine, 1 the app does not build or run, or a step failed, 64 wrong usage.
      """)

  @Argument(help: "An .xcodeproj, or a folder or workspace that holds one.", completion: .directory)
  var project: String

  @OptionGroup var firstFlow: FirstFlow

  @Option(
    help: ArgumentHelp(
      "Tell all only of what has this text in its class, name, identifier or text.",
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

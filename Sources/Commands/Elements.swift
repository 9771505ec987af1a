import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Reports
import Safeguards
import Simulator

/// The command `quince elements`.
struct Elements: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elements",
    abstract: "List the elements on an app's screen.",
    discussion: """
      Each line has a selector to use in flows, the kind of element, its text and value, and its \
      frame. The screen is the one after launch, or after the flow in --flow.

      Exit codes: 0 success, 1 the app doesn't build or run, or a step failed, 64 incorrect usage.
      """)

  @Argument(
    help: .project, completion: .file())
  var project: String

  @OptionGroup var firstFlow: FirstFlow

  @Flag(help: "Print the elements as JSON.")
  var json = false

  @OptionGroup var screen: ScreenOptions

  func run() async throws {
    let terminal = Terminal()
    try await terminal.tellFailures {
      let steps = try firstFlow.read(allowing: screen.building.readableFolders)
      let reported = try await screen.look(at: project, after: steps, terminal) { device in
        ReportedScreen(
          picture: nil, size: await device.configuration.screenSize,
          elements: SelectorSuggestion.elements(of: try await device.settle()))
      }
      terminal.print(
        json
          ? .json(try ElementList.json(reported))
          : TerminalText(ElementList.text(reported.elements)))
    }
  }
}

import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Reports
import Simulator

/// `quince elements`
struct Elements: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elements",
    abstract: "Lists what is on an app's screen, as flows find it.",
    discussion: """
      Each line has what a flow writes to mean the element, what it is, what it shows and is set to, and where it \
      is. The screen is the one after launch, or after the steps of a flow.

      Exit codes: 0 fine, 1 the app does not build or run, or a step failed, 64 wrong usage.
      """)

  @Argument(help: "An .xcodeproj, or a folder or workspace that holds one.", completion: .directory)
  var project: String

  @Option(
    help: "A flow to perform first.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String?

  @Flag(help: "Print the elements as JSON.")
  var json = false

  @Option(help: "portrait, portraitUpsideDown, landscapeLeft or landscapeRight.")
  var orientation = DeviceConfiguration.Orientation.portrait

  @OptionGroup var flowOptions: FlowOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func run() async throws {
    let terminal = Terminal()
    do {
      let flow = try flow.map {
        try FlowReader(environment: flowOptions.values).read(URL(fileURLWithPath: $0))
      }
      let app = try await building.build(project)
      let screen = try await screen(of: app.bundle, after: flow, terminal)
      terminal.print(json ? try ElementList.json(screen) : ElementList.text(screen.elements))
    } catch let code as ExitCode {
      throw code
    } catch {
      terminal.tell("\(error)")
      throw ExitCode.failure
    }
  }

  private func screen(
    of app: URL, after flow: Flow?, _ terminal: Terminal
  ) async throws -> ReportedScreen {
    try await Device.withThrowaway(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale, clock: .manual,
      sandbox: building.sandbox(hasNetwork: deviceOptions.network ?? false)
    ) { device in
      await device.setWatched(false)
      let installed = try await device.install(app)
      await device.rotate(to: orientation)
      if let flow {
        let options = FlowRunner.Options(
          appID: installed.bundleID, screenshots: flowOptions.folder)
        try await FlowRunner(device: device, options: options).run(flow)
      } else {
        try await device.launch(installed.bundleID)
      }
      let root = try await device.settle()
      await terminal.tell(device.reports(of: installed.bundleID))
      return ReportedScreen(
        picture: nil, size: await device.configuration.screenSize,
        elements: SelectorSuggestion.elements(of: root))
    }
  }
}

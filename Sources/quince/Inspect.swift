import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
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

  @Option(
    help: "A flow to perform first.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String?

  @Option(
    help: ArgumentHelp(
      "Tell all only of what has this text in its class, name, identifier or text.",
      valueName: "text"))
  var matching: String?

  @Flag(help: "Print everything as JSON.")
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
      let report = try await report(of: app, after: flow, terminal)
      terminal.print(json ? try report.json() : report.text(detailing: matching))
    } catch let code as ExitCode {
      throw code
    } catch {
      terminal.tell("\(error)")
      throw ExitCode.failure
    }
  }

  private func report(
    of app: BuiltApp, after flow: Flow?, _ terminal: Terminal
  ) async throws -> InspectionReport {
    try await Device.withThrowaway(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale, clock: .manual,
      sandbox: building.sandbox(hasNetwork: deviceOptions.network ?? false)
    ) { device in
      await device.setWatched(false)
      await device.setInspectable(true)
      let installed = try await device.install(app.bundle)
      await device.setSources(app.inputs, of: installed.bundleID)
      await device.rotate(to: orientation)
      if let flow {
        let options = FlowRunner.Options(
          appID: installed.bundleID, screenshots: flowOptions.folder)
        try await FlowRunner(device: device, options: options).run(flow)
      } else {
        try await device.launch(installed.bundleID)
      }
      _ = try await device.settle()
      await terminal.tell(device.reports(of: installed.bundleID))
      return try await InspectionReport(of: device)
    }
  }
}

import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Simulator

/// The options of all commands that examine an app's screen.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: "Hold the device in portrait, portraitUpsideDown, landscapeLeft, or landscapeRight.")
  var orientation = DeviceConfiguration.Orientation.portrait

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  /// Builds a project's app, plays a flow if there is one, waits until the screen is idle, and
  /// reads from it.
  /// - Parameters:
  ///   - steps: The flow to play first.
  ///   - isInspectable: Whether the app records which lines create its views.
  ///   - look: A closure that reads the result from the device.
  func look<Seen: Sendable>(
    at project: String, after steps: FirstFlow.Steps? = nil, isInspectable: Bool = false,
    _ terminal: Terminal, _ look: (Device) async throws -> Seen
  ) async throws -> Seen {
    deviceOptions.noteSystem(of: steps.map { [$0.flow] } ?? [], to: terminal)
    let app = try await building.build(project, for: deviceOptions.system(of: steps?.flow))
    return try await Device.withThrowaway(
      model: deviceOptions.device, appearance: deviceOptions.appearance,
      locale: deviceOptions.locale, clock: .manual,
      sandbox: building.sandbox(
        hasNetwork: deviceOptions.network ?? false, replaying: deviceOptions.replayNetwork)
    ) { device in
      await device.setWatched(false)
      await device.setInspectable(isInspectable)
      let installed = try await device.install(app.bundle)
      await device.setSources(app.inputs, of: installed.bundleID)
      await device.rotate(to: orientation)
      if let steps {
        try await steps.perform(on: device, of: installed.bundleID)
      } else {
        try await device.launch(installed.bundleID)
      }
      _ = try await device.settle()
      await terminal.tell(device.reports(of: installed.bundleID))
      return try await look(device)
    }
  }
}

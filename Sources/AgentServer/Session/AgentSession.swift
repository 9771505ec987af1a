import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import Safeguards
import Sandbox
import Simulator

/// The project, the device, and the app that an agent works with.
package actor AgentSession {
  /// The options.
  nonisolated let options: AgentOptions
  private var stage: AgentStage?

  /// Creates a session without a device.
  package init(_ options: AgentOptions) {
    self.options = options
  }

  /// The folder of the project.
  nonisolated var folder: ProjectFolder { options.folder }

  /// The sandbox settings of apps, in which the sandbox is always on.
  nonisolated var sandbox: SandboxSettings {
    SandboxSettings(isOn: true, hasNetwork: options.hasNetwork, limits: .unattendedApp)
  }

  /// Returns a builder for a target of a project.
  /// - Throws: `BuildFailure` if UIKit or the toolchain isn't found.
  nonisolated func builder(
    target: String?, for system: SystemChoice = .oldest
  ) throws -> AppBuilder {
    var options = try BuildOptions(
      target: target, readableFolders: options.readableFolders,
      sandbox: SandboxSettings(isOn: true, limits: .unattendedApp), fetchesPackages: true)
    options.system = system
    return AppBuilder(options: options)
  }

  /// Launches an app, on the current device if it's the requested one, and returns the screen.
  /// - Throws: A `CrashLog`, `DeviceError`, or another error.
  func launch(
    _ app: BuiltApp, on request: DeviceRequest, orientation: DeviceConfiguration.Orientation,
    arguments: [String]
  ) async throws -> AgentStage {
    if stage?.request != request { await close() }
    let stage = try self.stage ?? AgentStage(request, sandbox: sandbox)
    self.stage = stage
    try await stage.launch(app, orientation: orientation, arguments: arguments)
    return stage
  }

  /// The device with the app.
  /// - Throws: `ToolFailure` if no app has been launched.
  func runningStage() throws(ToolFailure) -> AgentStage {
    guard let stage else { throw ToolFailure("No app is running. Call “run” first.") }
    return stage
  }

  /// Shuts the device down, and removes its data.
  func close() async {
    await stage?.close()
    stage = nil
  }
}

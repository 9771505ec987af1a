import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import Sandbox
import Simulator

/// A device with an app, and the screen that the agent has seen last.
actor AgentStage {
  nonisolated let request: DeviceRequest
  nonisolated let device: Device
  private let storage: ScratchFolder
  /// The bundle identifier of the app that was launched last.
  private var bundleID: String?
  private var lastSeen: ScreenText?
  /// The number of the log's first entry that the agent hasn't read.
  private var nextLogEntry = 0

  /// Creates a device whose data is removed at the end.
  /// - Throws: `FileFailure` if there's no room for the data.
  init(_ request: DeviceRequest, sandbox: SandboxSettings) throws {
    self.request = request
    storage = try ScratchFolder()
    device = Device(
      model: request.model, storage: storage.url, appearance: request.appearance,
      locale: request.locale, clock: .manual, sandbox: sandbox)
  }

  /// Installs and launches an app, after ending it if it runs.
  /// - Throws: A `CrashLog`, `DeviceError`, or another error.
  func launch(
    _ app: BuiltApp, orientation: DeviceConfiguration.Orientation, arguments: [String]
  ) async throws {
    await device.setWatched(false)
    await device.setInspectable(true)
    lastSeen = nil
    let installed = try await device.install(app.bundle, of: app.project)
    await device.setSources(app.inputs, of: installed.bundleID)
    bundleID = installed.bundleID
    await device.kill(installed.bundleID)
    await device.rotate(to: orientation)
    try await device.launch(installed.bundleID, arguments: arguments)
  }

  /// Shuts the device down, and removes its data.
  func close() async {
    await device.shutDown { [storage] in storage.clear() }
    storage.remove()
  }

  // MARK: Looking

  /// Waits until the app is idle, and returns the elements on the screen.
  /// - Parameter seconds: The time to let pass on the device first.
  /// - Throws: A `CrashLog` if the app has crashed, or `DeviceError`.
  func look(after seconds: Double = 0) async throws -> ScreenText {
    if seconds > 0 { await device.advanceClock(by: seconds) }
    let seen = ScreenText(try await device.settle())
    lastSeen = seen
    return seen
  }

  /// Performs steps of a flow, and returns what changed on the screen.
  /// - Throws: `FlowFailure`.
  func perform(_ commands: [FlowCommand]) async throws -> String {
    let place = URL(fileURLWithPath: "step")
    return try await perform(
      Flow(
        name: "step", file: place,
        steps: commands.map { FlowStep(command: $0, file: place, line: 1) }),
      pictures: storage.url)
  }

  /// Performs a flow on the screen as it is, and returns what changed.
  /// - Parameter pictures: The folder for screenshots.
  /// - Throws: `FlowFailure`.
  func perform(_ flow: Flow, pictures: URL) async throws -> String {
    let before: ScreenText
    if let lastSeen { before = lastSeen } else { before = try await look() }
    lastSeen = nil
    try await FlowRunner(
      device: device, options: .init(appID: bundleID, screenshots: pictures)
    ).run(flow)
    return try await look().changes(since: before)
  }

  // MARK: Logs

  /// Returns the entries of the log since the last call, or the newest ones.
  /// - Parameter isAll: Whether entries that were returned before are returned again.
  func log(all isAll: Bool) async -> [LoggedEntry] {
    await device.catchUpWithReports()
    await device.catchUpWithOutput()
    let page = device.log.newestPage(from: isAll ? 0 : nextLogEntry)
    nextLogEntry = page.count
    return page.entries
  }
}

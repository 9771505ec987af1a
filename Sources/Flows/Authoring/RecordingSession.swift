import DeviceProtocol
import Foundation
import Safeguards
import Sandbox
import Simulator

/// Records flows on a device while someone uses it, and plays and saves them.
package actor RecordingSession: RecordingDesk {
  /// The time that the device must be idle before its screen is captured again, in seconds.
  private static let stillness = 0.4

  private let device: Device
  private let sandbox: SandboxSettings
  /// A closure that returns the folder of an app's project.
  private let folder: @Sendable (_ bundleID: String) async -> URL?
  private var recorder: FlowRecorder?
  private var status = RecordingStatus()
  private var observers: [UUID: AsyncStream<RecordingStatus>.Continuation] = [:]
  private var following: Task<Void, Never>?
  private var looking: Task<Void, Never>?
  private var isPlaying = false

  /// - Parameters:
  ///   - device: the device to use.
  ///   - sandbox: The permissions and limits of apps while flows are played.
  ///   - folder: A closure that returns the folder of an app's project.
  package init(
    device: Device, sandbox: SandboxSettings = SandboxSettings(),
    folder: @escaping @Sendable (_ bundleID: String) async -> URL?
  ) {
    self.device = device
    self.sandbox = sandbox
    self.folder = folder
  }

  /// The flow that has been recorded so far.
  package var flow: String { status.flow }

  // MARK: - Messages

  package func statuses() -> AsyncStream<RecordingStatus> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(
      of: RecordingStatus.self, bufferingPolicy: .bufferingNewest(1))
    observers[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.forget(id) } }
    continuation.yield(status)
    return stream
  }

  private func forget(_ id: UUID) { observers[id] = nil }

  /// Publishes the steps that have been recorded so far.
  private func publishSteps() async {
    let system = await system(of: recorder?.appID)
    if let recorder {
      status.flow = FlowWriter(recorder.steps, appID: recorder.appID, system: system).text
      status.test = UITestWriter(recorder.steps, name: status.name).text
    }
    publish()
  }

  private func publish(_ outcome: RecordingStatus.Outcome?) {
    status.outcome = outcome
    publish()
  }

  private func publish() {
    for observer in observers.values { observer.yield(status) }
  }

  package func answer(_ request: RecordingRequest) async {
    switch request {
    case .start(let erasing): await start(erasing: erasing)
    case .stop: await stop()
    case .discard: await discard()
    case .assert(let point): await assert(at: point)
    case .play(let flow): await play(flow)
    case .save(let flow, let name, let replacing):
      await save(flow, as: name, replacing: replacing)
    }
  }

  // MARK: - Recording

  /// Relaunches the frontmost app, and starts recording.
  ///
  /// Without a frontmost app, the flow is for the first app that's opened.
  /// - Parameter erasing: Whether the app's data is erased first.
  package func start(erasing: Bool = false) async {
    guard status.phase != .recording else { return }
    status = RecordingStatus()
    status.phase = .recording
    var appID: String?
    if case .app(let bundleID) = await device.front { appID = bundleID }
    status.name = await name(for: appID)
    if let appID {
      do {
        try await open(appID, erasing: erasing)
      } catch {
        status.phase = .idle
        return publish(.init(.record, isFine: false, "\(error)"))
      }
    }
    recorder = FlowRecorder(
      steps: await settings() + (appID == nil ? [] : [.launch(erasing: erasing)]), appID: appID)
    let inputs = await device.inputs()
    following = Task { [weak self] in
      for await input in inputs { await self?.take(input) }
    }
    await publishSteps()
    lookSoon()
  }

  private func open(_ appID: String, erasing: Bool) async throws {
    if erasing {
      try await device.clearState(appID)
    } else {
      await device.kill(appID)
    }
    try await device.launch(appID)
  }

  private func name(for appID: String?) async -> String {
    let app = await device.installedApps.first { $0.bundleID == appID }
    return "\(app?.name ?? "Recorded") flow"
  }

  /// Returns the system that an app runs on, or `nil` if a flow gets that system without asking.
  private func system(of appID: String?) async -> SystemRelease? {
    let app = await device.installedApps.first { $0.bundleID == appID }
    return app.flatMap { $0.system == $0.firstSystem ? nil : $0.system }
  }

  /// Returns the steps, preceded by steps that set up the device, because a flow is played on a new
  /// device.
  private func settings() async -> [RecordedStep] {
    var steps: [RecordedStep] = []
    let locale = await device.locale
    if locale != .standard { steps.append(.locale(locale)) }
    let appearance = await device.appearance
    if appearance != .light { steps.append(.appearance(appearance)) }
    let orientation = await device.orientation
    if orientation != .portrait { steps.append(.rotate(orientation)) }
    return steps
  }

  private func take(_ observed: ObservedInput) async {
    var screen: ScreenElement?
    for await seen in observed.screen { screen = seen }
    guard status.phase == .recording else { return }
    recorder?.take(
      observed.input, at: observed.time, textInput: observed.textInput, screen: screen)
    await publishSteps()
    lookSoon()
  }

  /// Captures the screen after a moment without actions.
  private func lookSoon() {
    looking?.cancel()
    looking = Task {
      try? await Task.sleep(for: .seconds(Self.stillness))
      guard !Task.isCancelled, let screen = await look(), !Task.isCancelled else { return }
      recorder?.rest(screen)
      await publishSteps()
    }
  }

  private func look() async -> ScreenElement? {
    for await screen in await device.lookBeforeInput() { return screen }
    return nil
  }

  /// Ends the recording.
  package func stop() async {
    guard status.phase == .recording else { return }
    looking?.cancel()
    // The last action may not have arrived yet.
    try? await Task.sleep(for: .seconds(Self.stillness))
    let screen = await look()
    following?.cancel()
    recorder?.finish(screen)
    status.phase = .stopped
    await publishSteps()
  }

  private func discard() async {
    if status.phase == .recording { await stop() }
    recorder = nil
    status = RecordingStatus()
    await publishSteps()
  }

  private func assert(at point: CGPoint) async {
    guard status.phase == .recording, let screen = await look() else { return }
    let isNamed = recorder?.assert(at: point, on: screen) ?? false
    status.outcome =
      isNamed
      ? nil
      : .init(.record, isFine: false, "This element has no identifier or text to record.")
    await publishSteps()
  }

  // MARK: - Playing

  private func play(_ text: String) async {
    guard !isPlaying else { return }
    isPlaying = true
    defer { isPlaying = false }
    publish(.init(.play, isFine: nil, "Playing…"))
    publish(await outcome(ofPlaying: text))
  }

  private func outcome(ofPlaying text: String) async -> RecordingStatus.Outcome {
    do {
      let folder = try ScratchFolder()
      defer { folder.remove() }
      let file = folder.url.appendingPathComponent("flow.yaml")
      try Data(text.utf8).write(to: file)
      let flow = try FlowReader().read(file)
      let apps = await device.installedApps
      guard let app = apps.first(where: { $0.bundleID == flow.appID }) ?? apps.first else {
        return .init(.play, isFine: false, "The device has no app.")
      }
      let suite = FlowSuite(
        model: await device.model, appearance: .light,
        screenshots: folder.url.appendingPathComponent("pictures"), sandbox: sandbox)
      let result = try await suite.play(flow, apps: [app.bundle])
      return .init(.play, isFine: result.hasPassed, Self.text(of: result))
    } catch let error as FlowError {
      return .init(.play, isFine: false, Self.text(of: error))
    } catch {
      return .init(.play, isFine: false, "\(error)")
    }
  }

  private static func text(of result: FlowSuite.Result) -> String {
    guard let failure = result.failure else {
      return String(format: "Passed: %d steps in %.2f s.", result.steps.count, result.duration)
    }
    return "Line \(failure.line): \(failure.message)"
  }

  private static func text(of error: FlowError) -> String {
    (error.line.map { "Line \($0): " } ?? "") + error.message
  }

  // MARK: - Saving

  private func save(_ text: String, as name: String, replacing: Bool) async {
    publish(await outcome(ofSaving: text, as: name, replacing: replacing))
  }

  private func outcome(
    ofSaving text: String, as name: String, replacing: Bool
  ) async -> RecordingStatus.Outcome {
    guard let appID = recorder?.appID, let project = await folder(appID) else {
      return .init(.save, isFine: false, "Quince doesn't know the app's project.")
    }
    do {
      let file = try Self.write(text, as: name, in: project, replacing: replacing)
      return .init(.save, isFine: true, "Saved as \(file.path).")
    } catch is Taken {
      return .init(
        .save, isFine: false, "The flow “\(name)” already exists. Replace it?", isTaken: true)
    } catch {
      let reason = FileFailure(name, error).reason
      return .init(.save, isFine: false, "Can't save “\(name)”: \(reason).")
    }
  }

  /// An error for a file name that already exists.
  private struct Taken: Error {}

  private static func write(
    _ text: String, as name: String, in project: URL, replacing: Bool
  ) throws -> URL {
    let path = "Flows/\(name).yaml"
    try RootFolder.checkName(name)
    let root = try RootFolder(project)
    if !replacing,
      FileManager.default.fileExists(atPath: root.url.appendingPathComponent(path).path)
    {
      throw Taken()
    }
    return try root.write(Data(text.utf8), to: path)
  }
}

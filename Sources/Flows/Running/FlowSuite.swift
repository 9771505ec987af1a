import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Sandbox
import Simulator

/// Plays and records flows, each on a new device, so that they don't affect each other.
package struct FlowSuite: Sendable {
  /// The result of a flow.
  package struct Result: Sendable {
    /// The flow that was played.
    package var flow: Flow
    /// The duration, in seconds.
    package var duration: TimeInterval
    /// The failed steps.
    ///
    /// There's at most one, unless flows continue after a failure.
    package var failures: [FlowFailure] = []
    /// The reason that the flow wasn't played, such as an error in its file, or `nil` if it was.
    package var obstacle: ReportedIssue?
    /// The first failed step, or `nil` if no step failed.
    package var failure: FlowFailure? { failures.first }
    /// The results of the steps.
    package var steps: [ReportedStep] = []
    /// The screens after the steps.
    package var screens: [ReportedScreen] = []
    /// The output and reports of the apps that don't belong to a step.
    package var output: [ReportedLine] = []
    /// The path of the movie of a failed flow, relative to the report's folder.
    package var movie: String?
    /// The number of times that the flow was played.
    package var attempts = 1
    /// The screenshot of the failed step.
    package var picture: URL?
    /// The reason that the screenshot couldn't be written, or `nil` if it was.
    package var pictureFailure: String?
    /// The reports of the apps during the flow.
    package var reports: [Report] = []
    /// Whether use of a stub of Apple's API is treated as a failure.
    package var isStrict = false

    /// Whether all steps succeeded, and nothing else is treated as a failure.
    package var hasPassed: Bool { failure == nil && obstacle == nil && offenses.isEmpty }

    /// The stubs that the apps used, if that's treated as a failure.
    package var offenses: [Report] { isStrict ? reports.filter { $0.stub != nil } : [] }

    init(flow: Flow, duration: TimeInterval) {
      self.flow = flow
      self.duration = duration
    }

    /// Creates the result of a flow that can't be played, with the reason.
    package init(unplayed flow: Flow, because obstacle: ReportedIssue) {
      self.init(flow: flow, duration: 0)
      self.obstacle = obstacle
      attempts = 0
    }
  }

  private let model: DeviceModel?
  private let appearance: DeviceConfiguration.Appearance
  private let locale: DeviceLocale
  private let orientation: DeviceConfiguration.Orientation
  private let screenshots: URL
  private let sandbox: SandboxSettings
  private let isStrict: Bool
  /// Whether the steps after a failed step are performed as well.
  package var goesOn = false
  /// Whether apps are always asked for the whole screen, so that they can't find out a flow's
  /// selectors.
  package var conceals = false
  /// The time that an assertion waits in seconds, or `nil` for the default.
  package var timeout: TimeInterval?
  /// The debugger that attaches to the apps, or `nil` for none.
  package var debugger: StartingDebugger?
  /// Whether every app identifier in a flow refers to the first app.
  package var isAboutOneApp = false
  /// The folder in which a report stores its screenshots, or `nil` for no screenshots.
  package var report: ReportFolder?
  /// A closure that's called with apps' output and reports as they arrive.
  package var listener: (@Sendable ([LogEntry]) -> Void)?

  /// - Parameters:
  ///   - model: The device model, or `nil` for the model that the first app is designed for.
  ///   - screenshots: The folder for the screenshots of `takeScreenshot` and of failures.
  ///   - isStrict: Whether a flow fails if its apps use a stub of Apple's API.
  package init(
    model: DeviceModel?, appearance: DeviceConfiguration.Appearance,
    locale: DeviceLocale = .standard,
    orientation: DeviceConfiguration.Orientation = .portrait, screenshots: URL,
    sandbox: SandboxSettings = SandboxSettings(), isStrict: Bool = false
  ) {
    self.model = model
    self.appearance = appearance
    self.locale = locale
    self.orientation = orientation
    self.screenshots = screenshots
    self.sandbox = sandbox
    self.isStrict = isStrict
  }

  /// Plays a flow on a device with specific apps, the first of which is the flow's own app.
  /// - Throws: An error if the flow can't be played at all. Failed steps are part of the result.
  package func play(_ flow: Flow, apps: [URL]) async throws -> Result {
    try await onNewDevice(with: apps, isAnimated: false) { device, options in
      let output = AppOutput(of: device, listener: listener)
      let recorder = StepRecorder(of: device, output: output, folder: report)
      let following = Task { await output.follow() }
      defer { device.log.close() }
      var result = try await time(flow) {
        try await FlowRunner(device: device, options: options, recorder: recorder)
          .failures(of: flow)
      }
      result.output = await output.newLines()
      device.log.close()
      await following.value
      result.steps = recorder.steps
      result.screens = recorder.screens
      return result
    }
  }

  /// Plays a flow like `play`, but at a natural pace, and creates a movie of it.
  /// - Parameters:
  ///   - filmsFailures: Whether a movie is also created if a step fails.
  ///   - observer: A closure that's called before each step.
  /// - Throws: An error if the flow can't be played at all or the movie can't be created.
  package func record(
    _ flow: Flow, apps: [URL], as movie: Movie, with encoder: MovieEncoder,
    filmsFailures: Bool = false, observer: @escaping @Sendable (FlowStep) -> Void = { _ in }
  ) async throws -> Result {
    let film = try Film()
    defer { film.discard() }
    // Screenshots are taken when the flow is played, but not again when its failure is recorded.
    let pictures = filmsFailures ? film.folder.appendingPathComponent("pictures") : screenshots
    return try await onNewDevice(with: apps, isAnimated: true, pictures: pictures) {
      device, options in
      let body = DeviceBody(
        model: await device.model, orientation: orientation, background: movie.background.color)
      let camera = Camera(device: device, body: body, movie: movie, film: film)
      let runner = FlowRunner(
        device: device, options: options, camera: camera, observer: observer)
      let result = try await time(flow, pictures: pictures) {
        try await camera.filmBeginning()
        let failures = try await runner.failures(of: flow)
        if failures.isEmpty { try await camera.filmEnd() } else { try? await camera.filmEnd() }
        return failures
      }
      if result.failure == nil || filmsFailures {
        try await encoder.encode(camera.film, as: movie)
      }
      return result
    }
  }

  private func onNewDevice(
    with apps: [URL], isAnimated: Bool, pictures: URL? = nil,
    _ body: @Sendable (Device, FlowRunner.Options) async throws -> Result
  ) async throws -> Result {
    try await Device.withThrowaway(
      model: model, appearance: appearance, locale: locale, clock: .manual, isAnimated: isAnimated,
      sandbox: sandbox, debugger: debugger
    ) { device in
      await device.setWatched(isAnimated)
      await device.rotate(to: orientation)
      await device.startPrewarming()
      var ids: [String] = []
      for app in apps { ids.append(try await device.install(app).bundleID) }
      var options = FlowRunner.Options(appID: ids.first, screenshots: pictures ?? screenshots)
      options.goesOn = goesOn
      options.conceals = conceals
      options.isAboutOneApp = isAboutOneApp
      if let timeout { options.timeout = timeout }
      var result = try await withTaskCancellationHandler {
        try await body(device, options)
      } onCancel: {
        // Nobody waits for the app anymore.
        Task { await device.shutDown() }
      }
      // An app that's launched again sends the same reports again.
      var told: Set<Report> = []
      result.reports = await device.allReports().map(\.report)
        .filter { told.insert($0).inserted }
      result.isStrict = isStrict
      return result
    }
  }

  private func time(
    _ flow: Flow, pictures: URL? = nil, _ body: () async throws -> [FlowFailure]
  ) async throws -> Result {
    let start = ContinuousClock.now
    var result = Result(flow: flow, duration: 0)
    result.failures = try await body()
    result.duration = (ContinuousClock.now - start) / .seconds(1)
    result.savePicture(in: pictures ?? screenshots)
    return result
  }
}

extension FlowSuite.Result {
  /// Writes the screenshot of the failed step.
  ///
  /// The failure is more important than a screenshot that can't be written.
  fileprivate mutating func savePicture(in folder: URL) {
    guard let image = failure?.screenshot, !image.isEmpty else { return }
    let name = flow.file.deletingPathExtension().lastPathComponent + "-failure.png"
    do {
      picture = try RootFolder(making: folder).write(image, to: name)
    } catch {
      pictureFailure = "\(error)"
    }
  }
}

import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Sandbox
import Simulator

/// Plays and films flows, each on a new device, so that none depends on another.
package struct FlowSuite: Sendable {
  /// The result of a flow.
  package struct Result: Sendable {
    /// The flow that was played.
    package var flow: Flow
    /// The duration, in seconds.
    package var duration: TimeInterval
    /// The steps that failed; one at most, unless flows continue after one.
    package var failures: [FlowFailure] = []
    /// The reason that the flow wasn't played, such as an error in its file, or `nil` if it was.
    package var obstacle: ReportedIssue?
    /// The step that failed first; `nil` if all went well.
    package var failure: FlowFailure? { failures.first }
    /// The results of the steps.
    package var steps: [ReportedStep] = []
    /// The screens after the steps.
    package var screens: [ReportedScreen] = []
    /// The output and reports of the apps that don't belong to a step.
    package var output: [ReportedLine] = []
    /// The movie of a flow that failed, by its path from the report's folder.
    package var movie: String?
    /// The number of times that the flow was played.
    package var attempts = 1
    /// The picture of the screen at the failing step.
    package var picture: URL?
    /// The reason why the picture couldn't be written; `nil` if it could.
    package var pictureFailure: String?
    /// The apps' reports in the meantime.
    package var reports: [Report] = []
    /// Whether coming upon a stub of Apple's API counts as failing.
    package var isStrict = false

    /// Whether every step succeeded, and nothing else counts as failing.
    package var hasPassed: Bool { failure == nil && obstacle == nil && offenses.isEmpty }

    /// The stubs that the apps reached, if that counts as failing.
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
  /// Whether the steps after one that fails are performed as well.
  package var goesOn = false
  /// Whether apps are asked for the whole screen, so that they can't learn a flow's selectors.
  package var conceals = false
  /// The time that an assertion waits, in seconds; `nil` means the default.
  package var timeout: TimeInterval?
  /// Whether every app identifier in a flow means the first app.
  package var isAboutOneApp = false
  /// The folder in which a report of the flows stores its pictures; without one, none are taken.
  package var report: ReportFolder?
  /// Receives apps' output and reports, as they come.
  package var listener: (@Sendable ([LogEntry]) -> Void)?

  /// - Parameters:
  ///   - model: the device model; without one, the one that the first app is made for.
  ///   - screenshots: where `takeScreenshot` and failures put their pictures.
  ///   - isStrict: whether a flow fails whose apps reach a stub of Apple's API.
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

  /// Plays a flow on a device that has only some apps; the first is the flow's own.
  /// - Throws: an error if the flow can't be played at all; steps that fail are in the result.
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

  /// Plays a flow as `play` does, but at life's pace, and makes a movie of it.
  /// - Parameters:
  ///   - filmsFailures: whether there's a movie of a flow with a step that fails as well.
  ///   - observer: receives each step before it's performed.
  /// - Throws: an error if the flow can't be played at all or the movie can't be made.
  package func record(
    _ flow: Flow, apps: [URL], as movie: Movie, with encoder: MovieEncoder,
    filmsFailures: Bool = false, observer: @escaping @Sendable (FlowStep) -> Void = { _ in }
  ) async throws -> Result {
    let film = try Film()
    defer { film.discard() }
    // Screenshots of a step are taken when the flow is played, and not when its failure is filmed.
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
      sandbox: sandbox
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
        // Nobody waits for the app any longer.
        Task { await device.shutDown() }
      }
      // An app that's launched again reports the same again.
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
  /// Writes the picture of the screen at the failing step. The failure counts more than a picture
  /// that can't be written.
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

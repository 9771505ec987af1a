import DeviceProtocol
import Foundation
import Safeguards
import Sandbox
import Simulator

/// Plays and films flows, each on a new device, so that none depends on another.
package struct FlowSuite: Sendable {
  /// How one flow went.
  package struct Result: Sendable {
    /// The flow that was played.
    package var flow: Flow
    /// Seconds.
    package var duration: TimeInterval
    /// The step that failed; `nil` if all went well.
    package var failure: FlowFailure?
    /// The picture of the screen at the failing step.
    package var picture: URL?
    /// What the apps reported meanwhile.
    package var reports: [Report] = []
    /// Whether coming upon a stub of Apple's API counts as failing.
    package var isStrict = false

    /// Whether every step did what it says, and nothing else counts as failing.
    package var hasPassed: Bool { failure == nil && offenses.isEmpty }

    /// The stubs that the apps came upon, if that counts as failing.
    package var offenses: [Report] { isStrict ? reports.filter { $0.stub != nil } : [] }
  }

  private let model: DeviceModel?
  private let appearance: DeviceConfiguration.Appearance
  private let locale: DeviceLocale
  private let orientation: DeviceConfiguration.Orientation
  private let screenshots: URL
  private let sandbox: SandboxSettings
  private let isStrict: Bool

  /// - Parameters:
  ///   - model: the kind of device; without one, what the first app is made for.
  ///   - screenshots: where `takeScreenshot` and failures put their pictures.
  ///   - isStrict: whether a flow fails whose apps come upon a stub of Apple's API.
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

  /// Plays a flow on a device that has nothing but some apps, of which the first is the flow's own.
  /// - Throws: what keeps the flow from being played at all; a step that fails is in the result.
  package func play(_ flow: Flow, apps: [URL]) async throws -> Result {
    try await onNewDevice(with: apps, isAnimated: false) { device, options in
      try await time(flow) {
        try await FlowRunner(device: device, options: options).run(flow)
      }
    }
  }

  /// Plays a flow as `play` does, but at life's pace, and makes a movie of it unless a step fails.
  /// - Parameter observer: is told of each step before it is performed.
  /// - Throws: what keeps the flow from being played at all or the movie from being made.
  package func record(
    _ flow: Flow, apps: [URL], as movie: Movie, with encoder: MovieEncoder,
    observer: @escaping @Sendable (FlowStep) -> Void
  ) async throws -> Result {
    let film = try Film()
    defer { film.discard() }
    return try await onNewDevice(with: apps, isAnimated: true) { device, options in
      let body = DeviceBody(
        model: await device.model, orientation: orientation, background: movie.background.color)
      let camera = Camera(device: device, body: body, movie: movie, film: film)
      let runner = FlowRunner(
        device: device, options: options, camera: camera, observer: observer)
      let result = try await time(flow) {
        try await camera.filmBeginning()
        try await runner.run(flow)
        try await camera.filmEnd()
      }
      if result.failure == nil { try await encoder.encode(camera.film, as: movie) }
      return result
    }
  }

  private func onNewDevice(
    with apps: [URL], isAnimated: Bool,
    _ body: (Device, FlowRunner.Options) async throws -> Result
  ) async throws -> Result {
    try await Device.withThrowaway(
      model: model, appearance: appearance, locale: locale, clock: .manual, isAnimated: isAnimated,
      sandbox: sandbox
    ) { device in
      await device.setWatched(isAnimated)
      await device.rotate(to: orientation)
      var ids: [String] = []
      for app in apps { ids.append(try await device.install(app).bundleID) }
      var result = try await body(
        device, FlowRunner.Options(appID: ids.first, screenshots: screenshots))
      result.reports = await device.allReports().map(\.report)
      result.isStrict = isStrict
      return result
    }
  }

  private func time(_ flow: Flow, _ body: () async throws -> Void) async throws -> Result {
    let start = ContinuousClock.now
    var result = Result(flow: flow, duration: 0)
    do {
      try await body()
    } catch let failure as FlowFailure {
      result.failure = failure
      result.picture = try savePicture(of: failure, in: flow)
    }
    result.duration = (ContinuousClock.now - start) / .seconds(1)
    return result
  }

  private func savePicture(of failure: FlowFailure, in flow: Flow) throws -> URL? {
    guard let picture = failure.screenshot, !picture.isEmpty else { return nil }
    let name = flow.file.deletingPathExtension().lastPathComponent + "-failure.png"
    return try RootFolder(making: screenshots).write(picture, to: name)
  }
}

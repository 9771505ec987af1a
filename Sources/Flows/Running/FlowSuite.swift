import DeviceProtocol
import Foundation
import Simulator

/// Plays flows one after the other, each on a new device, so that none depends on another.
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
  }

  private let model: DeviceModel
  private let appearance: DeviceConfiguration.Appearance
  private let screenshots: URL

  /// - Parameter screenshots: where `takeScreenshot` and failures put their pictures.
  package init(
    model: DeviceModel, appearance: DeviceConfiguration.Appearance, screenshots: URL
  ) {
    self.model = model
    self.appearance = appearance
    self.screenshots = screenshots
  }

  /// Plays a flow on a device that has nothing but some apps, of which the first is the flow's own.
  /// - Throws: what keeps the flow from being played at all; a step that fails is in the result.
  package func play(_ flow: Flow, apps: [URL]) async throws -> Result {
    try await Device.withThrowaway(model: model, appearance: appearance, clock: .manual) { device in
      var ids: [String] = []
      for app in apps { ids.append(try await device.install(app).bundleID) }
      let runner = FlowRunner(
        device: device, options: FlowRunner.Options(appID: ids.first, screenshots: screenshots))
      let start = ContinuousClock.now
      var result = Result(flow: flow, duration: 0)
      do {
        try await runner.run(flow)
      } catch let failure as FlowFailure {
        result.failure = failure
        result.picture = try savePicture(of: failure, in: flow)
      }
      result.duration = (ContinuousClock.now - start) / .seconds(1)
      return result
    }
  }

  private func savePicture(of failure: FlowFailure, in flow: Flow) throws -> URL? {
    guard let picture = failure.screenshot, !picture.isEmpty else { return nil }
    let name = flow.file.deletingPathExtension().lastPathComponent + "-failure.png"
    try FileManager.default.createDirectory(
      at: screenshots, withIntermediateDirectories: true)
    let file = screenshots.appendingPathComponent(name)
    try picture.write(to: file)
    return file
  }
}

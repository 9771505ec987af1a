import Flows
import Foundation
import Simulator

/// The steps of a flow that are repeated in one process of an app.
package struct StepSeries: Sendable {
  /// The memory in use, in bytes.
  package struct Memory: Sendable {
    /// The memory of the app's process.
    package var app: Int
    /// The memory of the device's process.
    package var device: Int
  }

  /// The repeated steps, one per line.
  package struct Steps: Sendable {
    fileprivate var lines: [String]

    /// Uses the color mixer in all possible ways.
    package static let mixing = Steps(
      lines: [
        "- tapOn: { id: redField }", "- eraseText: 3", #"- inputText: "42""#, #"- tapOn: "Color""#,
        "- swipe: { from: { id: greenSlider }, direction: RIGHT }",
      ])
    /// Shows a different image of one megabyte.
    package static let changingPictures = Steps(lines: [#"- tapOn: "Picture 1""#])
  }

  /// The memory after the early steps.
  package private(set) var early = Memory(app: 0, device: 0)
  /// The memory at the end.
  package private(set) var late = Memory(app: 0, device: 0)

  /// Performs steps on an app.
  /// - Parameters:
  ///   - steps: The steps to repeat.
  ///   - bundle: The built app.
  ///   - early: The number of steps after which memory is first measured.
  ///   - total: The total number of steps.
  /// - Throws: The error of the step that failed.
  package init(_ steps: Steps, of bundle: URL, early: Int, total: Int) async throws {
    self = try await Device.withThrowaway(clock: .manual) { device in
      let app = try await device.install(bundle).bundleID
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("steps-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let runner = FlowRunner(
        device: device, options: FlowRunner.Options(appID: app, screenshots: folder))
      func perform(_ count: Int) async throws -> Memory {
        let file = folder.appendingPathComponent("steps.yaml")
        let commands = steps.lines.map { "      " + $0 }
        try "- repeat:\n    times: \(count / steps.lines.count)\n    commands:\n"
          .appending(commands.joined(separator: "\n"))
          .write(to: file, atomically: true, encoding: .utf8)
        try await runner.run(FlowReader().read(file))
        let process = await device.processID(of: app) ?? 0
        return Memory(
          app: ProcessFigures(pid: process).allocatedBytes,
          device: ProcessFigures.own.allocatedBytes)
      }
      try await device.launch(app)
      var series = StepSeries()
      series.early = try await perform(early)
      series.late = try await perform(total - early)
      return series
    }
  }

  private init() {}
}

import Flows
import Foundation
import Simulator

/// The steps of a flow, performed again and again in one process of an app.
package struct StepSeries: Sendable {
  /// The memory in use, in bytes.
  package struct Memory: Sendable {
    /// By the process of the app.
    package var app: Int
    /// By the process of the device.
    package var device: Int
  }

  /// The steps that are performed each time, one to a line.
  package struct Steps: Sendable {
    fileprivate var lines: [String]

    /// The color mixer is used in all of its ways.
    package static let mixing = Steps(
      lines: [
        "- tapOn: { id: redField }", "- eraseText: 3", #"- inputText: "42""#, #"- tapOn: "Color""#,
        "- swipe: { from: { id: greenSlider }, direction: RIGHT }",
      ])
    /// Another picture of a megabyte is shown.
    package static let changingPictures = Steps(lines: [#"- tapOn: "Picture 1""#])
  }

  /// The memory after the early steps.
  package private(set) var early = Memory(app: 0, device: 0)
  /// The memory at the end.
  package private(set) var late = Memory(app: 0, device: 0)

  /// Performs steps on an app.
  /// - Parameters:
  ///   - steps: The steps to perform again and again.
  ///   - bundle: the built app.
  ///   - early: the count of steps after which memory is measured first.
  ///   - total: the count of all steps.
  /// - Throws: the step that failed.
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

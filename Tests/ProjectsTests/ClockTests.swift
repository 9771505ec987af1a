import Flows
import Foundation
import Simulator
import Testing

/// Work that an app schedules for later uses the device's clock, so that repeated runs of a flow
/// produce the same screenshots.
struct ClockTests {
  /// The number of times that the flow is played.
  private static let runs =
    ProcessInfo.processInfo.environment["QUINCE_EQUAL_RUNS"].flatMap(Int.init) ?? 6

  private static let steps = """
    - launchApp
    - tapOn: once
    - takeScreenshot: 1
    - longPressOn: { point: "50%,95%" }
    - takeScreenshot: 2
    - tapOn: background
    - swipe: { direction: UP }
    - takeScreenshot: 3
    - assertVisible: back later
    - tapOn: endless
    - assertVisible: ninety
    - takeScreenshot: 4
    - tapOn: sleep
    - assertVisible: "1 2 between"
    - takeScreenshot: 5

    """

  @Test func equalRunsGiveEqualPictures() async throws {
    let project = Story.repository.appendingPathComponent("Tests/Projects/Clock")
    let app = try await BuiltProjects.shared.app(of: project)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-clock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("flow.yaml")
    try Self.steps.write(to: file, atomically: true, encoding: .utf8)
    let flow = try FlowReader().read(file)
    var first: [Data] = []
    for run in 0..<Self.runs {
      let suite = FlowSuite(model: .standard, appearance: .light, screenshots: folder)
      let result = try await suite.play(flow, apps: [app.bundle])
      #expect(result.failure == nil)
      let pictures = try (1...5).map {
        try Data(contentsOf: folder.appendingPathComponent("\($0).png"))
      }
      if run == 0 { first = pictures }
      #expect(Set(first).count == first.count, "no two moments look alike")
      #expect(pictures == first, "run \(run)")
    }
  }
}

import AppBuilder
import Benchmarking
import Flows
import Foundation
import Simulator
import TestRuns

/// The rows for the steps of a UI test, compared with flows and with tests of a page in Chromium.
enum UITestRows: RowGroup {
  static let rows = [BenchmarkRow.uiTestStep]

  /// The number of steps in the test `testManyTaps`, and of additional steps in
  /// `testTwiceAsManyTaps`.
  private static let steps = 250.0

  static func measure(on bench: Workbench) async throws {
    let tests = try await bench.tests("Sixty")
    guard let app = tests.app else { throw BenchmarkFailure("the UI tests of Sixty use no app") }
    bench.show("steps of a UI test, of a flow, in Playwright and in Selenium")
    let figure = try await Device.withThrowaway(clock: .manual) { device in
      await device.setWatched(false)
      try await device.launch(device.install(app.bundle).bundleID)
      var tapping = TappedApp(device: device, folder: bench.folder)
      _ = try await tapping.steps(50)
      var comparison = Comparison<Void>(rounds: 3, statistic: \.median)
      comparison.peers = [
        .init(name: "a flow") {
          var samples: [Double] = []
          for _ in 0..<3 { samples.append(try await tapping.steps(Int(steps))) }
          return samples
        }
      ]
      comparison.peers += [("Playwright", "playwright"), ("Selenium", "selenium")].map {
        name, driver in
        .init(name: name) {
          try await bench.peers.script("page_steps.py", [driver, "100"], as: [Double].self)
        }
      }
      return try await comparison.figure {
        var samples: [Double] = []
        for _ in 0..<3 { samples.append(try await milliseconds(of: tests)) }
        return samples
      }
    }
    bench.add(figure, to: .uiTestStep)
  }

  /// Returns the duration of a step, not including the launch and the rest of a test.
  private static func milliseconds(of tests: TestProducts) async throws -> Double {
    let results = try await TestRun(tests, options: TestOptions()).run().results
    let seconds = Dictionary(results.map { ($0.name.test, $0.seconds) }) { first, _ in first }
    guard results.allSatisfy(\.hasPassed), let taps = seconds["testManyTaps"],
      let twice = seconds["testTwiceAsManyTaps"]
    else { throw BenchmarkFailure("the UI tests of Sixty fail") }
    return (twice - taps) * 1000 / steps
  }
}

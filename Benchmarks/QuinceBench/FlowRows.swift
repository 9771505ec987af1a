import Benchmarking
import Flows
import Foundation
import Simulator

/// The rows for the steps of a flow, compared with tests of a page in Chromium.
enum FlowRows: RowGroup {
  static let rows = [BenchmarkRow.step]

  static func measure(on bench: Workbench) async throws {
    let app = try await bench.app("Sixty")
    bench.show("steps of a flow, in Playwright and in Selenium")
    let peers = [("Playwright", "playwright"), ("Selenium", "selenium")].map { name, driver in
      Comparison<Void>.Peer(name: name) {
        try await bench.peers.script("page_steps.py", [driver, "100"], as: [Double].self)
      }
    }
    let comparison = Comparison(rounds: 3, peers: peers, statistic: \.median)
    let figure = try await Device.withThrowaway(clock: .manual) { device in
      // As in `quince play`, nobody watches the device.
      await device.setWatched(false)
      try await device.launch(device.install(app).bundleID)
      var tapping = TappedApp(device: device, folder: bench.folder)
      _ = try await tapping.steps(50)
      return try await comparison.figure {
        var samples: [Double] = []
        for _ in 0..<3 { samples.append(try await tapping.steps(250)) }
        return samples
      }
    }
    bench.add(figure, to: .step)
  }
}

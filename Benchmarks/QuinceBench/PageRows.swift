import Benchmarking
import Foundation
import Simulator

/// A drag across the device's page in Chromium.
enum PageRows: RowGroup {
  static let rows = [BenchmarkRow.drag, .slowDrag]

  static func measure(on bench: Workbench) async throws {
    let app = try await bench.app("Sixty")
    bench.tell("dragging in Chromium")
    let delays = try await Device.withThrowaway(clock: .real) { device in
      try await device.launch(device.install(app).bundleID)
      let server = WebServer(device: device)
      let address = try await server.start()
      let delays = try await bench.peers.script(
        "page_drag.py", [address.absoluteString], as: [Double].self)
      await server.stop()
      return delays
    }
    bench.add(Samples(delays).median, to: .drag)
    bench.add(Samples(delays).percentile(95), to: .slowDrag)
  }
}

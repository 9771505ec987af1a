import Benchmarking
import Foundation
import Simulator

/// The rows for dragging on the device's page in Chromium, with the inspector closed and open.
enum PageRows: RowGroup {
  static let rows = [
    BenchmarkRow.drag, .slowDrag, .pageFrames, .slowInspectedDrag, .inspectedPageFrames,
  ]

  private struct Drag: Decodable {
    let delays: [Double]
    let frames: Double
  }

  static func measure(on bench: Workbench) async throws {
    let app = try await bench.app("Sixty")
    bench.show("dragging in Chromium")
    let (plain, inspected) = try await Device.withThrowaway(clock: .real) { device in
      try await device.launch(device.install(app).bundleID)
      let server = WebServer(device: device)
      let address = try await server.start().absoluteString
      let plain = try await bench.peers.script("page_drag.py", [address], as: Drag.self)
      bench.show("dragging in Chromium, with the inspector open")
      let inspected = try await bench.peers.script(
        "page_drag.py", [address, "--inspector"], as: Drag.self)
      await server.stop()
      return (plain, inspected)
    }
    bench.add(Samples(plain.delays).median, to: .drag)
    bench.add(Samples(plain.delays).percentile(95), to: .slowDrag)
    bench.add(plain.frames, to: .pageFrames)
    bench.add(Samples(inspected.delays).percentile(95), to: .slowInspectedDrag)
    bench.add(inspected.frames, to: .inspectedPageFrames)
  }
}

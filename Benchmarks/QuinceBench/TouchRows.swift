import Benchmarking
import Foundation
import Simulator

/// The rows for the time from a touch to the frame that shows its effect.
enum TouchRows: RowGroup {
  static let rows = [BenchmarkRow.touch, .slowTouch]

  static func measure(on bench: Workbench) async throws {
    let app = try await bench.app("Sixty")
    bench.show("touches")
    let samples = try await Device.withThrowaway(clock: .real) { device in
      try await device.launch(device.install(app).bundleID)
      _ = try await device.settle()
      let frames = FrameSignal()
      await device.observeScreen(UUID()) { frames.signal() }
      await device.touch(.began, at: CGPoint(x: 40, y: 760))
      var samples: [Double] = []
      for index in 0..<1100 {
        let place = CGPoint(x: 60 + Double(index % 280), y: 760)
        frames.reset()
        let time = await milliseconds {
          await device.touch(.moved, at: place)
          await frames.wait()
        }
        if index >= 100 { samples.append(time) }
      }
      return samples
    }
    bench.add(Samples(samples).median, to: .touch)
    bench.add(Samples(samples).percentile(99), to: .slowTouch)
  }
}

import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite struct StepTimeTests {
  @Test func aTapAndItsElementsTakeLessThanAMillisecond() async throws {
    try await Fixture.run { fixture in
      try await fixture.device.launch("test.alpha")
      var times: [Double] = []
      for index in 0..<300 {
        let start = DispatchTime.now().uptimeNanoseconds
        await fixture.device.tap(at: CGPoint(x: index, y: 300))
        let screen = try await fixture.device.settle()
        #expect(screen.children.first?.text == "value \(index)")
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      }
      times.sort()
      let median = times[times.count / 2]
      print("tap and settle: median \(median) ms, p99 \(times[times.count * 99 / 100]) ms")
      #expect(median < 5)
    }
  }
}

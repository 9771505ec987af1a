import Foundation
import Synchronization
import Testing

@testable import Simulator

@Suite struct DeviceTimeTests {
  @Test func onlyTheTimePlannedLastWakesTheDevice() async {
    let wakes = Mutex<[String]>([])
    var time = DeviceTime(.real)
    await withCheckedContinuation { continuation in
      time.plan(time.now + 0.01) { wakes.withLock { $0.append("first") } }
      time.plan(time.now + 0.05) {
        wakes.withLock { $0.append("second") }
        continuation.resume()
      }
    }
    #expect(wakes.withLock { $0 } == ["second"])
  }

  @Test func aManualClockNeverWakesTheDevice() async throws {
    let wakes = Mutex(0)
    var time = DeviceTime(.manual)
    time.plan(0) { wakes.withLock { $0 += 1 } }
    time.advance(by: 1)
    try await Task.sleep(for: .milliseconds(20))
    #expect(wakes.withLock { $0 } == 0)
  }
}

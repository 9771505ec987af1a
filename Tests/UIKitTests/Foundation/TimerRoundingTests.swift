import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Timers that are due exactly when the device's clock stops, wherever the clock starts.
  @MainActor struct TimerRoundingTests {
    private let screen = TestScreen()

    @Test(arguments: [0.1, 0.2, 0.25, 0.5])
    func aTimerFiresAsOftenAsItsIntervalFits(interval: TimeInterval) {
      let expected = Int((1 / interval).rounded())
      for _ in 0..<20 {
        let target = TestTarget()
        let timer = Timer.scheduledTimer(
          timeInterval: interval, target: target, selector: "act:", userInfo: nil, repeats: true)
        screen.advance(1)
        timer.invalidate()
        #expect(target.calls.count == expected)
        screen.send(.advanceClock(by: 0.037))
      }
    }

    @Test func aTimerOfALongerIntervalDoesNotFire() {
      let target = TestTarget()
      let timer = Timer.scheduledTimer(
        timeInterval: 1.000_1, target: target, selector: "act:", userInfo: nil, repeats: true)
      screen.advance(1)
      timer.invalidate()
      #expect(target.calls.isEmpty)
    }
  }
}

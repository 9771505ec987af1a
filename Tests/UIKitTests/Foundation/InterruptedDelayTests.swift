import AppRuntime
import Dispatch
import Foundation
import Testing

@testable import UIKitCore

extension OnScreen {
  /// An app's delays on a busy machine, which may interrupt the app after it reads the time and
  /// before it reports when something is due.
  @MainActor struct InterruptedDelayTests {
    private let screen = TestScreen()

    private func interrupt() { usleep(20_000) }

    /// The time in seconds until the app's next scheduled work.
    private var delay: TimeInterval? {
      let clock = DeviceClock.shared
      return clock.nextDeadline(of: .ofApp).map { (($0 - clock.now) * 1e6).rounded() / 1e6 }
    }

    private func finish(_ seconds: TimeInterval) { screen.advance(seconds + 0.1) }

    @Test func aDelayOfDispatchCountsFromTheReading() {
      let deadline = DispatchTime.now() + 0.4
      interrupt()
      DispatchQueue.main.asyncAfter(deadline: deadline) {}
      #expect(delay == 0.4)
      finish(0.4)
    }

    @Test func aDelayOnTheWallCountsFromTheReading() {
      let deadline = DispatchWallTime.now() + .milliseconds(250)
      interrupt()
      DispatchQueue.main.asyncAfter(wallDeadline: deadline) {}
      #expect(delay == 0.25)
      finish(0.25)
    }

    @Test func aSourcesDelayCountsFromTheReading() {
      let source = DispatchSource.makeTimerSource(queue: .main)
      let deadline = DispatchTime.now() + .seconds(1)
      interrupt()
      source.schedule(deadline: deadline)
      source.resume()
      #expect(delay == 1)
      source.cancel()
      finish(1)
    }

    @Test func aTimersDelayCountsFromTheReading() {
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.7), interval: 0, repeats: false) { _ in }
      interrupt()
      RunLoop.main.add(timer, forMode: .common)
      #expect(delay == 0.7)
      timer.invalidate()
      finish(0)
    }

    @Test func aSleepCountsFromTheReading() async throws {
      let clock = ContinuousClock()
      let sleep = Task.detached {
        let deadline = clock.now + .milliseconds(300)
        usleep(20_000)
        try await Task.sleep(until: deadline, clock: clock)
      }
      while delay == nil { await Task.yield() }
      #expect(delay == 0.3)
      finish(0.3)
      try await sleep.value
    }

    @Test func aLaterReadingDoesNotChangeTheDelay() {
      let deadline = DispatchTime.now() + 0.4
      interrupt()
      _ = DispatchTime.now()
      interrupt()
      DispatchQueue.main.asyncAfter(deadline: deadline) {}
      #expect(delay == 0.4)
      finish(0.4)
    }

    @Test func aTimeFromLongAgoCountsFromNow() {
      let start = DispatchTime.now()
      usleep(300_000)
      DispatchQueue.main.asyncAfter(deadline: start + 1) {}
      #expect(delay.map { 0.6...0.701 ~= $0 } == true)
      finish(1)
    }
  }
}

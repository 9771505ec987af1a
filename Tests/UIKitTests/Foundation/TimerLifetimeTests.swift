import Foundation
import ObjectiveC
import Synchronization
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// How long timers and delayed calls keep their targets: until they're invalid, have fired once,
  /// or are canceled.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/timer/invalidate()>.
  @MainActor struct TimerLifetimeTests {
    private let screen = TestScreen()

    private final class Captured: Sendable {}

    private final class Released: @unchecked Sendable {
      weak var once: Captured?
      weak var often: Captured?
      var areBoth: Bool { once == nil && often == nil }
    }

    private static func timer(
      of target: TestTarget, every interval: TimeInterval = 0.25, repeats: Bool = true
    ) -> Timer {
      Timer.scheduledTimer(
        timeInterval: interval, target: target, selector: "act:", userInfo: nil, repeats: repeats)
    }

    @Test func aRepeatingTimerKeepsItsTargetUntilItIsInvalid() {
      weak var target: TestTarget?
      var timer: Timer?
      do {
        let made = TestTarget()
        target = made
        timer = Self.timer(of: made)
      }
      screen.advance(1)
      #expect(target?.calls.count == 4)
      timer?.invalidate()
      #expect(target == nil)
      #expect(timer?.isValid == false)
    }

    @Test func aTimerRepeatsEvenWithoutAnInterval() {
      let target = TestTarget()
      let timer = Self.timer(of: target, every: 0)
      #expect(timer.timeInterval == 0.0001)
      screen.advance(0.1)
      #expect(target.calls.count > 1)
      timer.invalidate()
      let once = Self.timer(of: target, every: 0, repeats: false)
      #expect(once.timeInterval == 0)
      once.invalidate()
    }

    @Test func aTimerLivesWhileItRepeats() {
      weak var timer: Timer?
      let log = CallLog()
      do {
        let made = Timer(timeInterval: 0.25, repeats: true) { _ in
          MainActor.assumeIsolated { log.note("call") }
        }
        RunLoop.main.add(made, forMode: .common)
        timer = made
      }
      screen.advance(0.5)
      #expect(log.take() == ["call", "call"])
      timer?.invalidate()
      #expect(timer == nil)
    }

    @Test func aBlockIsKeptUntilTheTimerIsInvalid() {
      weak var captured: Captured?
      var timer: Timer?
      do {
        let made = Captured()
        captured = made
        timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
          withExtendedLifetime(made) {}
        }
      }
      screen.advance(0.5)
      #expect(captured != nil)
      timer?.invalidate()
      timer?.invalidate()
      #expect(captured == nil)
      timer = nil
    }

    @Test func aTimerThatFiresOnceReleasesItsTarget() {
      weak var target: TestTarget?
      weak var timer: Timer?
      do {
        let made = TestTarget()
        target = made
        timer = Self.timer(of: made, repeats: false)
      }
      #expect(timer != nil)
      screen.advance(0.5)
      #expect(target == nil)
      #expect(timer == nil)
    }

    @Test func aTimerCanBeInvalidatedByItsOwnCall() {
      weak var target: TestTarget?
      do {
        let made = TestTarget()
        target = made
        made.onCall = { ($0 as? Timer)?.invalidate() }
        _ = Self.timer(of: made)
      }
      screen.advance(0.5)
      #expect(target == nil)
    }

    @Test func aTimerWithoutARunLoopBelongsToItsOwner() {
      weak var captured: Captured?
      var timer: Timer?
      do {
        let made = Captured()
        captured = made
        timer = Timer(timeInterval: 60, repeats: true) { _ in withExtendedLifetime(made) {} }
      }
      #expect(captured != nil)
      timer?.invalidate()
      #expect(captured == nil)
      weak var other: Timer?
      do {
        timer = Timer(timeInterval: 60, repeats: false) { _ in }
        other = timer
      }
      timer = nil
      #expect(other == nil)
    }

    @Test func aTimersInformationIsKeptUntilItIsInvalid() {
      weak var information: Captured?
      let target = TestTarget()
      var timer: Timer?
      do {
        let made = Captured()
        information = made
        timer = Timer.scheduledTimer(
          timeInterval: 0.25, target: target, selector: "act:", userInfo: made, repeats: true)
      }
      screen.advance(0.5)
      #expect(timer.flatMap { FoundationCalls.userInfo(of: $0) } as? Captured === information)
      timer?.invalidate()
      #expect(information == nil)
    }

    @Test func aDelayedCallKeepsItsTargetUntilItIsMade() {
      weak var target: TestTarget?
      weak var argument: Captured?
      do {
        let (made, captured) = (TestTarget(), Captured())
        target = made
        argument = captured
        made.perform("other:", with: captured, afterDelay: 0.25)
      }
      #expect(target != nil)
      #expect(argument != nil)
      screen.advance(0.5)
      #expect(target == nil)
      #expect(argument == nil)
    }

    @Test func aCanceledCallReleasesItsTarget() {
      weak var target: TestTarget?
      do {
        let made = TestTarget()
        target = made
        made.perform("act", with: nil, afterDelay: 5)
        NSObject.cancelPreviousPerformRequests(withTarget: made)
      }
      #expect(target == nil)
    }

    @Test func callsCanBeCanceledWhileATargetIsReleased() {
      final class Canceling: NSObject {
        let target: TestTarget
        init(_ target: TestTarget) { self.target = target }
        deinit { NSObject.cancelPreviousPerformRequests(withTarget: target) }
      }
      weak var target: TestTarget?
      do {
        let (made, argument) = (TestTarget(), Canceling(TestTarget()))
        target = made
        argument.target.perform("act", with: nil, afterDelay: 5)
        made.perform("other:", with: argument, afterDelay: 5)
        NSObject.cancelPreviousPerformRequests(withTarget: made)
      }
      #expect(target == nil)
    }

    @Test func aDisplayLinkKeepsItsTargetUntilItIsInvalid() {
      weak var target: TestTarget?
      var link: CADisplayLink?
      do {
        let made = TestTarget()
        target = made
        link = CADisplayLink(target: made, selector: "act")
        link?.add(to: .main, forMode: .common)
      }
      screen.advance(0.1)
      #expect(target != nil)
      link?.invalidate()
      #expect(target == nil)
      link = nil
    }

    /// The timers of other run loops run in real time, as all do in `quince run`.
    @Test func timersOfAThreadsRunLoopReleaseTheirBlocks() async {
      let isReleased = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let released = Released()
          var timers: [Timer] = []
          do {
            let (made, other) = (Captured(), Captured())
            (released.once, released.often) = (made, other)
            timers.append(
              Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                withExtendedLifetime(made) {}
              })
            timers.append(
              Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in
                withExtendedLifetime(other) { if released.once == nil { timer.invalidate() } }
              })
          }
          let end = Date(timeIntervalSinceNow: 5)
          while !released.areBoth, Date() < end {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
          }
          let areInvalid = timers.allSatisfy { !$0.isValid }
          continuation.resume(returning: released.areBoth && areInvalid)
        }
      }
      #expect(isReleased)
    }
  }
}

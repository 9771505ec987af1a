import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Timers on the main run loop while the user scrolls.
  @MainActor struct RunLoopModeTests {
    private let screen = TestScreen()
    private let log = CallLog()
    private let target = TestTarget()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))

    init() {
      scrollView.contentSize = CGSize(width: 393, height: 5000)
      screen.view.addSubview(scrollView)
      screen.commit()
    }

    private func start(_ name: String, _ mode: RunLoop.Mode) -> Timer {
      let timer = Timer(timeInterval: 0.2, repeats: true) { [log] _ in
        MainActor.assumeIsolated { log.note(name) }
      }
      RunLoop.main.add(timer, forMode: mode)
      return timer
    }

    /// Returns the calls while a closure runs.
    private func calls(during body: () -> Void) -> [String] {
      let count = target.calls.count
      body()
      return Array(target.calls[count...])
    }

    private func beginDragging() {
      screen.touch(.began, at: CGPoint(x: 200, y: 500))
      screen.move(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
    }

    private func endDragging() {
      screen.touch(.ended, at: CGPoint(x: 200, y: 400))
      screen.advance(3)
    }

    @Test(arguments: [RunLoop.Mode.default, .common, .tracking])
    func aDisplayLinkFiresInItsModes(mode: RunLoop.Mode) {
      let link = CADisplayLink(target: target, selector: "act")
      link.add(to: .main, forMode: mode)
      beginDragging()
      #expect(calls { screen.advance(1) }.isEmpty == (mode == .default))
      endDragging()
      #expect(calls { screen.advance(1) }.isEmpty == (mode == .tracking))
      link.invalidate()
      #expect(calls { screen.advance(1) }.isEmpty)
    }

    @Test func aDelayedCallForTheDefaultModeWaitsUntilTheFingerIsLifted() {
      target.perform("act", with: nil, afterDelay: 0.5)
      target.perform("other:", with: 1, afterDelay: 0.5, inModes: [.common])
      beginDragging()
      #expect(calls { screen.advance(1) } == ["other:"])
      #expect(calls { endDragging() } == ["act"])
    }

    @Test func aScrollViewThatIsRemovedWhileItMovesHoldsNothingUp() {
      beginDragging()
      screen.touch(.ended, at: CGPoint(x: 200, y: 400))
      #expect(scrollView.isDecelerating)
      target.perform("act", with: nil, afterDelay: 0)
      scrollView.removeFromSuperview()
      #expect(calls { screen.advance(0.1) } == ["act"])
    }

    @Test func aTimerForTheDefaultModeWaitsUntilTheFingerIsLifted() {
      let timers = [start("default", .default), start("common", .common)]
      screen.advance(0.25)
      #expect(Set(log.take()) == ["common", "default"])
      screen.touch(.began, at: CGPoint(x: 200, y: 500))
      screen.move(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
      #expect(scrollView.isDragging)
      _ = log.take()
      screen.advance(1)
      let calls = log.take()
      #expect(calls.count >= 4 && !calls.contains("default"))
      screen.touch(.ended, at: CGPoint(x: 200, y: 400))
      screen.advance(3)
      #expect(log.take().contains("default"))
      for timer in timers { timer.invalidate() }
    }
  }
}

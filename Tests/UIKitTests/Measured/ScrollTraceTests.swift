import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Scrolling, as measured on iOS 26.1.
  @MainActor struct ScrollTraceTests {
    private let screen = TestScreen()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let delegate = EndDelegate()

    /// Notes how a drag ends.
    private final class EndDelegate: NSObject, UIScrollViewDelegate {
      var velocity: CGPoint?
      var target: CGPoint?
      var offsets: [CGFloat] = []
      var ends = 0

      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        self.velocity = velocity
        target = targetContentOffset.pointee
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }

      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }

    init() {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 393, height: 40000)
      scroll.delegate = delegate
      screen.view.addSubview(scroll)
      screen.commit()
    }

    /// Moves a finger as it moved in a trace.
    private func drag(_ trace: ScrollTrace) {
      scroll.contentOffset.y = trace.start
      delegate.offsets = []
      screen.touch(.began, at: CGPoint(x: 196, y: trace.touch))
      for step in 1...trace.steps {
        screen.send(.advanceClock(by: 0.008))
        screen.touch(.moved, at: CGPoint(x: 196, y: trace.touch + trace.step * CGFloat(step)))
      }
      if trace.restsBeforeLift { screen.send(.advanceClock(by: 0.3)) }
      let end = CGPoint(x: 196, y: trace.touch + trace.step * CGFloat(trace.steps))
      screen.touch(.ended, at: end)
    }

    private func velocity(of trace: ScrollTrace) -> CGFloat {
      trace.restsBeforeLift ? 0 : -trace.step / 0.008
    }

    /// The motion that follows a trace's drag.
    private func motion(of trace: ScrollTrace) -> ScrollMotion {
      ScrollMotion(
        from: trace.lift, velocity: velocity(of: trace), range: 0...39148,
        rate: UIScrollView.DecelerationRate.normal.rawValue, bounces: true, scale: 3)
    }

    private func expect(
      _ trace: ScrollTrace, within tolerance: (Int) -> CGFloat
    ) {
      let motion = motion(of: trace)
      for (frame, offset) in trace.offsets.enumerated() {
        let shown = motion.offset(after: trace.time(of: frame)).offset
        #expect(
          abs(ScrollMotion.onPixel(shown, scale: 3) - offset) < tolerance(frame),
          "\(offset) in frame \(frame)")
      }
      let (before, end) = (trace.endTime - 1.0 / 60, trace.endTime + 0.0005)
      #expect(!motion.offset(after: before).isAtRest)
      let rest = motion.offset(after: end)
      #expect(rest.isAtRest && abs(rest.offset - trace.end) < 0.001)
    }

    /// Measured: scroll-traces/decel_v750, and scroll physics/flick of 750 pt/s: time from the lift
    /// to didEndDecelerating. All frames are within one pixel, the rounding of a frame's time.
    @Test func aFlickGlidesAsMeasured() {
      expect(.flick) { _ in 0.334 }
    }

    /// Measured: scroll-traces/rubberband_top, and scroll physics/spring back at rest from 235 pt.
    /// All frames are within one pixel.
    @Test func contentReleasedAtRestBeyondItsEndComesBackAsMeasured() {
      expect(.rubberBand) { _ in 0.334 }
    }

    /// Measured: scroll-traces/edge_impact, and scroll physics/edge impact. At 3,125 points per
    /// second, the first frames' times are uncertain by half a millisecond, which is 1.6 points;
    /// the others are within two pixels.
    @Test func contentThatReachesItsEndAtSpeedBouncesAsMeasured() {
      expect(.impact) { $0 < 3 ? 1.7 : 0.7 }
      let motion = motion(of: .impact)
      let farthest = stride(from: 0, to: 0.8, by: 0.001).map { motion.offset(after: $0).offset }
        .max()!
      #expect(abs(farthest - 39148 - 100.333) < 1)
    }

    /// Measured: scroll physics/pan slop that is swallowed, velocity in willEndDragging, and
    /// targetContentOffset in willEndDragging.
    @Test func aDragMovesTheContentByTheWayOfTheFingerLessTenPoints() throws {
      drag(.flick)
      #expect(scroll.contentOffset.y == 5074)
      #expect(abs(try #require(delegate.velocity).y - 0.75) < 0.0001)
      #expect(abs(try #require(delegate.target).y - 5443.667) < 0.001)
      screen.advance(2)
      #expect(delegate.ends == 0)
      screen.advance(0.2)
      #expect(delegate.ends == 1)
      #expect(abs(scroll.contentOffset.y - 5443.333) < 0.001)
    }

    /// Measured: scroll-traces/edge_impact.
    @Test func aDragIsTenPointsShortWhateverItsSteps() {
      drag(.impact)
      #expect(scroll.contentOffset.y == 39088)
      #expect(abs((delegate.velocity?.y ?? 0) - 3.125) < 0.0001)
      #expect(delegate.target == CGPoint(x: 0, y: 39148))
      screen.advance(1)
      #expect(scroll.contentOffset.y == 39148 && delegate.ends == 1)
    }

    /// Measured: scroll-traces/rubberband_top/dragging.
    @Test func beyondTheEndContentFollowsAsMeasured() {
      drag(.rubberBand)
      #expect(scroll.contentOffset.y == -235)
      #expect(delegate.velocity == .zero)
      for travel in stride(from: 15, through: 600, by: 5) {
        let pulled = (1 - 1 / (0.55 * (Double(travel) - 10) / 852 + 1)) * 852
        let shown = -CGFloat((pulled * 3 - 0.001).rounded(.up) / 3)
        #expect(delegate.offsets.contains { abs($0 - shown) < 0.001 }, "\(travel)")
      }
    }

    /// Measured: scroll physics/rubber band quantization.
    @Test(arguments: [ScrollTrace.flick, .rubberBand, .impact])
    func offsetsAreWholePixels(_ trace: ScrollTrace) {
      drag(trace)
      screen.advance(3)
      #expect(delegate.offsets.count > 40)
      for offset in delegate.offsets {
        #expect(abs((offset * 3).rounded() - offset * 3) < 0.001, "\(offset)")
      }
    }

    /// Offsets that an app sets aren't rounded, and scrolling in one direction leaves the other.
    @Test func anOffsetThatIsSetStaysAsItIs() {
      scroll.contentSize.width = 2000
      scroll.contentOffset = CGPoint(x: 100.1, y: 1000.1)
      #expect(scroll.contentOffset == CGPoint(x: 100.1, y: 1000.1))
      scroll.isDirectionalLockEnabled = true
      screen.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), frames: 5)
      screen.advance(0.3)
      #expect(scroll.contentOffset.x == 100.1)
    }

    /// Measured: scroll physics/deceleration ends below, and whole way of a flick.
    @Test(arguments: [11, 50, 200, 1000, 4000] as [CGFloat])
    func aGlideEndsBelowTenPointsPerSecond(_ velocity: CGFloat) {
      for direction in [-1, 1] as [CGFloat] {
        let motion = ScrollMotion(
          from: 5000, velocity: velocity * direction, range: 0...39148,
          rate: UIScrollView.DecelerationRate.normal.rawValue, bounces: true, scale: 3)
        #expect(abs(motion.end - 5000 - direction * (velocity - 10) * 0.499) < 0.2)
        let time = log(10 / velocity) / log(0.998) / 1000
        #expect(!motion.offset(after: time - 0.001).isAtRest)
        #expect(motion.offset(after: time + 0.001).isAtRest)
      }
      let slow = ScrollMotion(
        from: 5000, velocity: 10, range: 0...39148, rate: 0.998, bounces: true, scale: 3)
      #expect(slow.offset(after: 0).isAtRest && slow.end == 5000)
    }
  }
}

import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Dragging sheets, as measured on iOS 26.1 on an iPhone 16.
  @MainActor struct SheetDragTests {
    private let screen = TestScreen()
    private let sheet = UIViewController()

    private func present(
      _ detents: [UISheetPresentationController.Detent] = [.large()]
    ) {
      sheet.sheetPresentationController?.detents = detents
      screen.root.present(sheet, animated: false)
      screen.advance(1)
    }

    private var frame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }

    private var dimming: CGFloat {
      guard let container = sheet.presentationController?.containerView,
        let view = container.subviews.first
      else { return -1 }
      return view.alpha * (view.backgroundColor?.cgColor.alpha ?? 0)
    }

    /// Moves a finger down by a distance in steps of 5 points, from 20 points beneath the sheet's
    /// top edge.
    private func pull(_ travel: CGFloat, x: CGFloat = 200) -> CGPoint {
      let start = CGPoint(x: x, y: frame.minY + 20)
      let end = CGPoint(x: x, y: start.y + travel)
      screen.touch(.began, at: start)
      screen.move(from: start, to: end, frames: max(2, Int(abs(travel) / 5)))
      return end
    }

    private func release(at place: CGPoint, rest: TimeInterval = 0.3) {
      if rest > 0 { screen.advance(rest) }
      screen.touch(.ended, at: place)
      screen.commit()
    }

    private var isDismissed: Bool {
      screen.advance(1)
      return screen.root.presentedViewController == nil
    }

    /// Measured: sheets/drag: sheet moves by travel minus.
    @Test(arguments: [20, 100, 405] as [CGFloat])
    func aSheetMovesByTheWayOfTheFingerLessTenPoints(_ travel: CGFloat) {
      present()
      let top = frame.minY
      _ = pull(travel)
      #expect(abs(frame.minY - top - travel + 10) < 0.01)
    }

    /// Measured: sheets/dimming while dragging.
    @Test(arguments: [110, 210, 310] as [CGFloat])
    func dimmingFadesWithTheSheet(_ travel: CGFloat) {
      present()
      let height = frame.height
      #expect(abs(dimming - 0.2) < 0.0001)
      _ = pull(travel)
      #expect(abs(dimming - 0.2 * (1 - (travel - 10) / height)) < 0.0001)
    }

    /// Measured: sheets/dimming while dragging between detents, and dragging between detents.
    @Test func betweenDetentsTheBottomStaysAndTheDimmingToo() {
      present([.medium(), .large()])
      let medium = frame
      let end = pull(-150)
      #expect(abs(frame.minY - medium.minY + 140) < 0.01)
      #expect(frame.maxY == medium.maxY && frame.width == medium.width)
      #expect(abs(dimming - 0.2) < 0.0001)
      release(at: end)
      screen.advance(1)
      #expect(frame == medium)
    }

    /// Measured: sheets/dragging between detents: the nearest detent on release.
    @Test func aSheetReleasedAtRestGoesToTheNearestDetent() {
      present([.medium(), .large()])
      let medium = frame.minY
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      screen.advance(1)
      let large = frame.minY
      let half = (medium - large) / 2
      release(at: pull(half))
      screen.advance(1)
      #expect(frame.minY == large)
      release(at: pull(half + 20))
      screen.advance(1)
      #expect(frame.minY == medium)
    }

    /// Measured: sheets/[.medium(), .large()] opens at.
    @Test func aSheetOpensAtItsFirstDetent() {
      present([.medium(), .large()])
      #expect(frame.height < 500)
    }

    /// Measured: sheets/release at rest dismisses beyond.
    @Test func aSheetReleasedAtRestLeavesBeyondHalfOfItsHeight() {
      present()
      let half = frame.height / 2
      release(at: pull(half + 8))
      #expect(!isDismissed)
      release(at: pull(half + 12))
      #expect(isDismissed)
    }

    /// Measured: sheets/release with speed dismisses from.
    @Test(arguments: [(960, false), (1020, true)] as [(CGFloat, Bool)])
    func aFastSheetLeaves(_ speed: CGFloat, _ leaves: Bool) {
      present()
      let start = CGPoint(x: 200, y: frame.minY + 20)
      let end = CGPoint(x: 200, y: start.y + speed / 6)
      screen.touch(.began, at: start)
      screen.move(from: start, to: end, frames: 10)
      release(at: end, rest: 0)
      #expect(isDismissed == leaves)
    }

    @Test func aSheetThatIsThrownUpStays() {
      present()
      let far = pull(600)
      screen.advance(0.3)
      let end = CGPoint(x: far.x, y: far.y - 120)
      screen.move(from: far, to: end, frames: 4)
      release(at: end, rest: 0)
      #expect(!isDismissed)
    }

    /// Measured: sheets/settling from 170 pt. The first frame of the measured motion came 6.6 ms
    /// after the lift.
    @Test func aReleasedSheetSettlesAsMeasured() throws {
      present()
      let top = frame.minY
      release(at: pull(180))
      var passed = 0.0
      for (time, distance) in [
        (0.0553, 132.35), (0.0886, 95.27), (0.1553, 41.97), (0.2553, 10.09), (0.3553, 2.16),
      ] {
        screen.send(.advanceClock(by: time - 0.0066 - passed))
        passed = time - 0.0066
        let shown = try #require(sheet.view.layer.presentation())
        #expect(abs(shown.frame.minY - top - distance) < 0.6, "after \(time)")
      }
      screen.advance(1)
      #expect(frame.minY == top)
    }

    /// Measured: sheets/isModalInPresentation.
    @Test(arguments: [(600, 0.3), (400, 0)] as [(CGFloat, TimeInterval)])
    func aModalSheetSpringsBack(_ travel: CGFloat, _ rest: TimeInterval) {
      sheet.isModalInPresentation = true
      present()
      let top = frame.minY
      let start = CGPoint(x: 200, y: top + 20)
      let end = CGPoint(x: 200, y: start.y + travel)
      screen.touch(.began, at: start)
      screen.move(from: start, to: end)
      release(at: end, rest: rest)
      #expect(!isDismissed)
      #expect(frame.minY == top)
    }

    /// Measured: sheets/grabber, and page sheet, large: safe area of the content.
    @Test func aSheetHasTheMeasuredGrabberAndSafeArea() throws {
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      present()
      #expect(sheet.view.subviews.contains { $0.bounds.size == CGSize(width: 36, height: 5) })
      #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    // MARK: Scroll views

    private func addScrollView() -> UIScrollView {
      let scroll = UIScrollView(frame: sheet.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 393, height: 3000)
      sheet.view.addSubview(scroll)
      return scroll
    }

    /// Measured: sheets/scroll view at offset 0 inside: drag down moves.
    @Test func aDragDownFromTheStartOfTheContentMovesTheSheet() {
      let scroll = addScrollView()
      present()
      let top = frame.minY
      _ = pull(110)
      #expect(abs(frame.minY - top - 100) < 0.01)
      #expect(scroll.contentOffset.y == 0)
    }

    /// Measured: sheets/scroll view scrolled inside: drag down moves.
    @Test func aDragDownWithinTheContentMovesTheContent() {
      let scroll = addScrollView()
      present()
      scroll.contentOffset.y = 500
      let top = frame.minY
      _ = pull(110)
      #expect(frame.minY == top)
      #expect(scroll.contentOffset.y == 400)
    }

    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
    @Test(arguments: [true, false])
    func scrollingMakesASheetLarger(_ expands: Bool) {
      let scroll = addScrollView()
      sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
      present([.medium(), .large()])
      let medium = frame.minY
      let start = CGPoint(x: 200, y: medium + 200)
      screen.touch(.began, at: start)
      screen.move(from: start, to: CGPoint(x: 200, y: start.y - 110), frames: 22)
      #expect(abs(frame.minY - (expands ? medium - 100 : medium)) < 0.01)
      #expect(abs(scroll.contentOffset.y - (expands ? 0 : 100)) < 0.01)
    }

    @Test func aRefreshControlKeepsItsPull() {
      let scroll = addScrollView()
      scroll.alwaysBounceVertical = true
      scroll.refreshControl = UIRefreshControl()
      present()
      let top = frame.minY
      _ = pull(110)
      #expect(frame.minY == top && scroll.contentOffset.y < 0)
    }
  }
}

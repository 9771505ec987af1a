import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct ScrollViewTests {
    private let screen = TestScreen()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    private let delegate = ScrollDelegate()
    private let start = CGPoint(x: 150, y: 400)

    init() {
      scroll.contentSize = CGSize(width: 300, height: 2000)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = delegate
      screen.view.addSubview(scroll)
      screen.commit()
      _ = delegate.log.take()
    }

    @Test func aDragMovesTheContentWithTheFinger() {
      screen.drag(from: start, to: CGPoint(x: 150, y: 300), frames: 20, rest: 0.2)
      #expect(scroll.contentOffset.x == 0)
      #expect(scroll.contentOffset.y > 80 && scroll.contentOffset.y <= 100)
      #expect(
        delegate.log.take()
          == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    }

    @Test func aFlickDeceleratesAndComesToRest() {
      screen.drag(from: start, to: CGPoint(x: 150, y: 300), frames: 5)
      #expect(scroll.isDecelerating && !scroll.isDragging)
      let atLift = scroll.contentOffset.y
      screen.advance(5)
      #expect(!scroll.isDecelerating)
      #expect(scroll.contentOffset.y > atLift + 50)
      #expect(
        delegate.log.take() == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
          "willDecelerate", "didScroll", "didEndDecelerating",
        ])
    }

    @Test func theVisibleSizeIsThatOfTheBounds() {
      scroll.contentInset.top = 20
      #expect(scroll.visibleSize == CGSize(width: 300, height: 400))
    }

    @Test func contentBouncesOnlyInTheDirectionsThatBounce() {
      scroll.alwaysBounceHorizontal = true
      scroll.bouncesVertically = false
      #expect(scroll.bounces && scroll.bouncesHorizontally)
      screen.drag(from: start, to: CGPoint(x: 150, y: 480), rest: 0.2)
      #expect(scroll.contentOffset == .zero)
      screen.touch(.began, at: start)
      for step in 1...8 { screen.touch(.moved, at: CGPoint(x: 150 + 10 * CGFloat(step), y: 400)) }
      #expect(scroll.contentOffset.x < 0)
      screen.touch(.ended, at: CGPoint(x: 230, y: 400))
      screen.advance(2)
      scroll.bouncesHorizontally = false
      screen.touch(.began, at: start)
      for step in 1...8 { screen.touch(.moved, at: CGPoint(x: 150 + 10 * CGFloat(step), y: 400)) }
      #expect(scroll.contentOffset == .zero)
      screen.touch(.ended, at: CGPoint(x: 230, y: 400))
    }

    @Test func zoomingWithAnAnimationIsUnderWayUntilItEnds() {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.addSubview(content)
      delegate.zoomed = content
      scroll.maximumZoomScale = 3
      scroll.setZoomScale(2, animated: false)
      #expect(!scroll.isZoomAnimating)
      scroll.setZoomScale(3, animated: true)
      #expect(scroll.isZoomAnimating)
      screen.advance(1)
      #expect(!scroll.isZoomAnimating && scroll.zoomScale == 3)
    }

    @Test(arguments: [1500.0, 900, 2050])
    func contentThatChangesItsHeightWhileItGoesOnRestsAtItsEnd(height: CGFloat) {
      scroll.contentOffset.y = 1300
      screen.drag(from: start, to: CGPoint(x: 150, y: 200), frames: 4)
      #expect(scroll.isDecelerating)
      scroll.contentSize.height = height
      screen.advance(5)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: height - 400))
      #expect(delegate.log.take().suffix(2) == ["didScroll", "didEndDecelerating"])
      screen.tap(at: start)
      screen.advance(1)
      #expect(delegate.log.take() == [])
    }

    @Test func aFingerStopsTheDeceleration() {
      screen.drag(from: start, to: CGPoint(x: 150, y: 300), frames: 5)
      screen.advance(0.1)
      screen.touch(.began, at: start)
      screen.commit()
      let stopped = scroll.contentOffset
      screen.advance(1)
      #expect(scroll.contentOffset == stopped)
      screen.touch(.ended, at: start)
    }

    @Test func aFingerThatStopsTheDecelerationTouchesNothingElse() {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      let log = CallLog()
      button.note(in: log)
      let target = TestTarget()
      let tap = UITapGestureRecognizer(target: target, action: "act")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 2000))
      view.addGestureRecognizer(tap)
      scroll.addSubview(button)
      scroll.addSubview(view)
      for x in [200.0, 100] {
        screen.drag(from: start, to: CGPoint(x: 150, y: 300), frames: 5)
        screen.advance(0.1)
        #expect(scroll.isDecelerating)
        _ = log.take()
        screen.tap(at: CGPoint(x: x, y: 300))
        #expect(!scroll.isDecelerating && log.take() == [] && target.calls == [])
      }
      screen.tap(at: CGPoint(x: 200, y: 300))
      #expect(log.take().contains("upInside"))
      screen.tap(at: CGPoint(x: 100, y: 300))
      #expect(target.calls == ["act"])
    }

    @Test func aFingerThatStopsTheDecelerationMayDragOn() {
      screen.drag(from: start, to: CGPoint(x: 150, y: 300), frames: 5)
      screen.advance(0.1)
      screen.touch(.began, at: start)
      let stopped = scroll.contentOffset.y
      screen.move(from: start, to: CGPoint(x: 150, y: 300))
      #expect(scroll.isDragging && scroll.contentOffset.y > stopped + 80)
      screen.touch(.ended, at: CGPoint(x: 150, y: 300))
    }

    @Test func theDelegateMayChooseWhereAFlickEnds() {
      delegate.target = CGPoint(x: 0, y: 333)
      screen.drag(from: start, to: CGPoint(x: 150, y: 300), frames: 5)
      screen.advance(5)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 333))
    }

    @Test func beyondTheEdgeContentResistsAndComesBack() {
      screen.touch(.began, at: CGPoint(x: 150, y: 200))
      screen.move(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 400), frames: 20)
      #expect(scroll.contentOffset.y < -20 && scroll.contentOffset.y > -190)
      screen.touch(.ended, at: CGPoint(x: 150, y: 400))
      screen.advance(3)
      #expect(scroll.contentOffset.y == 0)
    }

    @Test func withoutBouncingTheEdgeHolds() {
      scroll.bounces = false
      screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 400))
      screen.advance(2)
      #expect(scroll.contentOffset.y == 0)
    }

    @Test func contentThatFitsDoesNotScrollUnlessItAlwaysBounces() {
      scroll.contentSize = CGSize(width: 300, height: 100)
      screen.drag(from: start, to: CGPoint(x: 150, y: 200))
      #expect(!delegate.log.take().contains("didScroll"))
      screen.advance(3)
      scroll.alwaysBounceVertical = true
      screen.drag(from: start, to: CGPoint(x: 150, y: 200))
      #expect(delegate.log.take().contains("didScroll"))
      screen.advance(3)
      #expect(scroll.contentOffset.y == 0)
    }

    @Test func pagesAreAsLargeAsTheView() {
      scroll.isPagingEnabled = true
      screen.drag(from: start, to: CGPoint(x: 150, y: 350), frames: 3)
      screen.advance(3)
      #expect(scroll.contentOffset.y == 400)
      screen.drag(from: start, to: CGPoint(x: 150, y: 380), frames: 30, rest: 0.5)
      screen.advance(3)
      #expect(scroll.contentOffset.y == 400)
    }

    @Test func scrollingMayBeTurnedOff() {
      scroll.isScrollEnabled = false
      screen.drag(from: start, to: CGPoint(x: 150, y: 200))
      #expect(scroll.contentOffset.y == 0)
    }

    @Test func onlyOneDirectionWhereLocked() {
      scroll.contentSize = CGSize(width: 2000, height: 2000)
      scroll.isDirectionalLockEnabled = true
      screen.drag(from: start, to: CGPoint(x: 130, y: 250), frames: 20, rest: 0.3)
      #expect(scroll.contentOffset.x == 0)
      #expect(scroll.contentOffset.y > 100)
    }

    @Test func offsetsBySetterAreToldAndAnimatedOnesEndWithACall() {
      scroll.contentOffset = CGPoint(x: 0, y: 50)
      #expect(delegate.log.take() == ["didScroll"])
      #expect(scroll.bounds.origin == CGPoint(x: 0, y: 50))
      scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      screen.advance(0.1)
      let between = scroll.contentOffset.y
      #expect(between < 500)
      screen.advance(2)
      #expect(scroll.contentOffset.y == 500)
      #expect(delegate.log.take().last == "didEndAnimation")
    }

    @Test func aRectangleIsScrolledToJustSoFarThatItIsSeen() {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
      #expect(scroll.contentOffset.y == 600)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), animated: false)
      #expect(scroll.contentOffset.y == 600)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
      #expect(scroll.contentOffset.y == 100)
    }

    @Test func insetsWidenWhereContentMayBe() {
      scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
      #expect(scroll.adjustedContentInset == scroll.contentInset)
      screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 400), rest: 0.2)
      screen.advance(3)
      #expect(scroll.contentOffset.y == -30)
    }

    @Test func theSafeAreaIsAddedWhereItCovers() {
      let full = UIScrollView(frame: screen.view.bounds)
      full.contentSize = CGSize(width: 393, height: 3000)
      screen.view.addSubview(full)
      screen.commit()
      #expect(full.contentInsetAdjustmentBehavior == .automatic)
      full.contentInsetAdjustmentBehavior = .always
      screen.commit()
      #expect(full.adjustedContentInset.top == 59)
      #expect(full.adjustedContentInset.bottom == 34)
      #expect(full.frameLayoutGuide.layoutFrame.size == full.bounds.size)
    }

    @Test func aTapOnTheStatusBarScrollsToTheTop() {
      scroll.contentOffset.y = 700
      delegate.goesToTop = false
      screen.tap(at: CGPoint(x: 200, y: 10))
      screen.advance(2)
      #expect(scroll.contentOffset.y == 700)
      delegate.goesToTop = true
      screen.tap(at: CGPoint(x: 200, y: 10))
      screen.advance(2)
      #expect(scroll.contentOffset.y == 0)
      #expect(delegate.log.take().last == "didScrollToTop")
    }

    @Test func aPinchZoomsTheDelegatesView() {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.addSubview(content)
      scroll.contentSize = content.bounds.size
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 4
      delegate.zoomed = content
      screen.moveTwo(
        from: (CGPoint(x: 130, y: 300), CGPoint(x: 170, y: 300)),
        to: (CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300)), frames: 20)
      screen.advance(2)
      #expect(scroll.zoomScale > 1.5 && scroll.zoomScale < 3)
      #expect(abs(content.transform.a - scroll.zoomScale) < 0.001)
      #expect(abs(scroll.contentSize.width - 300 * scroll.zoomScale) < 1)
      let calls = delegate.log.take()
      #expect(calls.contains("willBeginZooming"))
      #expect(calls.contains("didZoom"))
      #expect(calls.last == "didEndZooming" || calls.contains("didEndZooming"))
      scroll.setZoomScale(1, animated: false)
      #expect(scroll.zoomScale == 1)
      scroll.zoomScale = 100
      #expect(scroll.zoomScale == 4)
      scroll.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: false)
      #expect(abs(scroll.zoomScale - 2) < 0.01)
    }

    @Test func aZoomedViewStaysWhereConstraintsPutIt() {
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      let top = content.topAnchor.constraint(equalTo: scroll.topAnchor)
      NSLayoutConstraint.activate([
        top, content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        content.widthAnchor.constraint(equalToConstant: 1080),
        content.heightAnchor.constraint(equalToConstant: 716),
      ])
      screen.commit()
      delegate.zoomed = content
      scroll.minimumZoomScale = 0.25
      scroll.zoomScale = 0.25
      #expect(content.frame == CGRect(x: 0, y: 0, width: 270, height: 179))
      scroll.setNeedsLayout()
      screen.commit()
      #expect(content.frame == CGRect(x: 0, y: 0, width: 270, height: 179))
      #expect(scroll.contentSize == CGSize(width: 270, height: 179))
      top.constant = 20
      screen.commit()
      #expect(content.frame == CGRect(x: 0, y: 20, width: 270, height: 179))
      #expect(scroll.contentSize == CGSize(width: 270, height: 199))
      scroll.zoomScale = 1
      screen.commit()
      #expect(content.frame == CGRect(x: 0, y: 20, width: 1080, height: 716))
      #expect(scroll.contentSize == CGSize(width: 1080, height: 736))
    }

    @Test func indicatorsHideWhereInsetsLeaveThemNoRoom() {
      scroll.contentSize = .zero
      scroll.flashScrollIndicators()
      scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 300, left: 0, bottom: 150, right: 0)
      scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(
        top: 0, left: 200, bottom: 0, right: 150)
      scroll.contentOffset = CGPoint(x: -1, y: -1)
      screen.commit()
      #expect(!scroll.subviews.isEmpty && scroll.subviews.allSatisfy { $0.isHidden })
    }

    @Test func aButtonInsideIsPressedUnlessTheFingerMoves() {
      let log = CallLog()
      let button = UIButton(frame: CGRect(x: 100, y: 250, width: 100, height: 100))
      button.note(in: log)
      scroll.addSubview(button)
      screen.tap(button)
      #expect(log.take().last(where: { $0 != "primary" }) == "upInside")
      screen.drag(from: start, to: CGPoint(x: 150, y: 300), frames: 20)
      #expect(!log.take().contains("upInside"))
      #expect(scroll.contentOffset.y > 0)
    }

    @Test func aWheelScrolls() {
      screen.send(
        .pointer(
          PointerGesture(
            kind: .wheel, phase: .began, location: start, translation: CGPoint(x: 0, y: -120),
            timestamp: 1)))
      screen.send(
        .pointer(PointerGesture(kind: .wheel, phase: .ended, location: start, timestamp: 1)))
      screen.advance(1)
      #expect(scroll.contentOffset.y > 50)
    }

    @Test func aTrackpadScrollsAndPinches() {
      for phase in [TouchSample.Phase.began, .moved, .ended] {
        screen.send(
          .pointer(
            PointerGesture(
              kind: .trackpad, phase: phase, location: start,
              translation: CGPoint(x: 0, y: phase == .ended ? 0 : -40), timestamp: 1)))
        screen.advance(1.0 / 60)
      }
      screen.advance(2)
      #expect(scroll.contentOffset.y >= 60)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.addSubview(content)
      scroll.maximumZoomScale = 4
      delegate.zoomed = content
      for phase in [TouchSample.Phase.began, .moved, .ended] {
        screen.send(
          .pointer(
            PointerGesture(
              kind: .pinch, phase: phase, location: start, scale: phase == .ended ? 1 : 1.5,
              timestamp: 2)))
        screen.advance(1.0 / 60)
      }
      screen.advance(2)
      #expect(scroll.zoomScale > 1.4)
    }

    @Test func whatHasNoSizeYetDoesNotScroll() {
      let view = UIScrollView()
      view.delegate = delegate
      view.translatesAutoresizingMaskIntoConstraints = false
      view.contentSize = CGSize(width: 100, height: 3000)
      screen.view.addSubview(view)
      screen.root.additionalSafeAreaInsets.top = 30
      var widths: [CGFloat] = []
      delegate.onScroll = { widths.append($0.bounds.width) }
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: screen.view.widthAnchor),
        view.heightAnchor.constraint(equalTo: screen.view.heightAnchor),
        view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
      ])
      screen.commit()
      #expect(view.contentOffset.y == -view.safeAreaInsets.top && view.contentOffset.y < -30)
      #expect(!widths.isEmpty && !widths.contains(0))
    }

    @Test func indicatorsFlashAndFade() {
      scroll.flashScrollIndicators()
      screen.advance(0.2)
      let shown = screen.stage.commands.count
      screen.advance(3)
      #expect(screen.stage.commands.count <= shown)
      scroll.showsVerticalScrollIndicator = false
      scroll.showsHorizontalScrollIndicator = false
      #expect(!scroll.showsVerticalScrollIndicator)
      scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      #expect(scroll.verticalScrollIndicatorInsets.top == 1)
      scroll.indicatorStyle = .white
      #expect(scroll.indicatorStyle == .white)
    }

    @Test func assistiveTechnologyScrollsByPages() {
      let id = screen.element(of: scroll)?.id ?? 0
      screen.send(.accessibilityAction(elementID: id, .scroll(.pageForward)))
      screen.advance(1)
      let first = scroll.contentOffset.y
      #expect(first > 300 && first <= 400)
      screen.send(.accessibilityAction(elementID: id, .scroll(.end)))
      screen.advance(1)
      #expect(scroll.contentOffset.y == 1600)
      screen.send(.accessibilityAction(elementID: id, .scroll(.pageBack)))
      screen.advance(1)
      #expect(scroll.contentOffset.y < 1600)
      screen.send(.accessibilityAction(elementID: id, .scroll(.start)))
      screen.advance(1)
      #expect(scroll.contentOffset.y == 0)
      let far = UIView(frame: CGRect(x: 0, y: 1500, width: 100, height: 40))
      scroll.addSubview(far)
      screen.commit()
      let farID = screen.element(of: far)?.id ?? 0
      screen.send(.accessibilityAction(elementID: farID, .reveal))
      screen.advance(1)
      #expect(scroll.bounds.contains(far.frame))
    }

    /// Scales content beyond its limit of twice its size, which is possible only during the
    /// gesture.
    private func pinchBeyondTheLimit() {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scroll.addSubview(content)
      scroll.contentSize = content.bounds.size
      scroll.maximumZoomScale = 2
      delegate.zoomed = content
      screen.moveTwo(
        from: (CGPoint(x: 140, y: 300), CGPoint(x: 160, y: 300)),
        to: (CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 300)), frames: 20, lift: false)
    }

    @Test func zoomingBouncesAtItsLimits() {
      pinchBeyondTheLimit()
      #expect(scroll.zoomScale > 2.1 && scroll.isZooming)
      screen.touch(.ended, at: [CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 300)])
      #expect(scroll.isZoomBouncing && !scroll.isZooming)
      #expect(!delegate.log.take().contains("didEndZooming"))
      screen.advance(1)
      #expect(scroll.zoomScale == 2 && !scroll.isZoomBouncing)
      #expect(delegate.log.take().contains("didEndZooming"))
    }

    @Test func zoomingStopsAtItsLimitsWhereItDoesNotBounce() {
      scroll.bouncesZoom = false
      pinchBeyondTheLimit()
      #expect(scroll.zoomScale == 2)
      screen.touch(.ended, at: [CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 300)])
      #expect(!scroll.isZoomBouncing && delegate.log.take().contains("didEndZooming"))
    }

    @Test func scrollingByCodeIsStopped() {
      scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      screen.advance(0.15)
      #expect(scroll.isScrollAnimating)
      scroll.stopScrollingAndZooming()
      let stopped = scroll.contentOffset.y
      screen.advance(1)
      #expect(!scroll.isScrollAnimating)
      #expect(scroll.contentOffset.y == stopped && stopped > 0 && stopped < 500)
    }
  }
}

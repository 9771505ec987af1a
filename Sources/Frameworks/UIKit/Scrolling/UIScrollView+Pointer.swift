import AppRuntime
import DeviceProtocol
import Foundation

// How content follows a mouse wheel or a trackpad.
extension UIScrollView {
  /// The state of scrolling with a pointer.
  struct PointerScroll {
    /// The target offset for the clicks of a mouse wheel.
    var target: CGPoint
    /// The last movement on the trackpad, in points.
    var lastStep: CGFloat = 0
    /// The number of consecutive decreasing movements beyond the end of the content.
    var fading = 0
    /// Whether the content has sprung back from its end, so that the remaining momentum has no
    /// effect.
    var isSpent = false
  }

  /// Returns whether the content can move further in the direction in which the pointer scrolls.
  func hasRoom(for translation: CGPoint) -> Bool {
    let range = range
    let origin = isDecelerating ? pointerScroll?.target ?? contentOffset : contentOffset
    let isSideways = abs(translation.x) > abs(translation.y)
    let (distance, offset, limits) =
      isSideways
      ? (translation.x, origin.x, range.x) : (translation.y, origin.y, range.y)
    return distance < 0 ? offset < limits.upperBound - 0.5 : offset > limits.lowerBound + 0.5
  }

  /// Follows scrolling with a pointer that the scroll view has accepted.
  func followPointer(_ gesture: PointerGesture, by recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let target = isDecelerating ? pointerScroll?.target : nil
      beginDragging(recognizer)
      pointerScroll = PointerScroll(target: target ?? contentOffset)
      if gesture.kind == .wheel {
        turnWheel(by: recognizer.translation(in: self))
      } else {
        dragByPointer(recognizer)
      }
    case .changed:
      if gesture.kind == .wheel {
        turnWheel(by: gesture.translation)
      } else {
        followTrackpad(gesture, by: recognizer)
      }
    case .ended, .cancelled, .failed:
      guard isDragging else { return }
      if gesture.kind == .wheel { endWheel() } else { endTrackpad(recognizer) }
    default: break
    }
  }

  // MARK: Wheel

  /// Scrolls the content by a step or a page, but never beyond its end.
  private func turnWheel(by translation: CGPoint) {
    var target = pointerScroll?.target ?? contentOffset
    let step =
      isPagingEnabled
      ? CGPoint(
        x: Self.sign(translation.x) * bounds.width, y: Self.sign(translation.y) * bounds.height)
      : translation
    if canScrollX, lockedDirection != .top { target.x -= step.x }
    if canScrollY, lockedDirection != .left { target.y -= step.y }
    aim(at: clamped(target))
  }

  private static func sign(_ number: CGFloat) -> CGFloat {
    number == 0 ? 0 : number < 0 ? -1 : 1
  }

  private func aim(at target: CGPoint) {
    pointerScroll?.target = target
    let now = DeviceClock.shared.now
    let speed = motions?.velocity(at: now) ?? .zero
    let (x, y) = (contentOffset.x, contentOffset.y)
    motions = Motions(
      x: ScrollMotion(from: x, velocity: speed.x, to: target.x),
      y: ScrollMotion(from: y, velocity: speed.y, to: target.y), start: now)
    startTimer()
  }

  private func endWheel() {
    isTracking = false
    isDragging = false
    let proposed = pointerScroll?.target ?? contentOffset
    var target = proposed
    withUnsafeMutablePointer(to: &target) {
      storedDelegate?.scrollViewWillEndDragging(
        self, withVelocity: .zero, targetContentOffset: $0)
    }
    if target != proposed { aim(at: target) }
    storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    if isDecelerating {
      storedDelegate?.scrollViewWillBeginDecelerating(self)
    } else {
      indicators?.hide()
    }
  }

  // MARK: Trackpad

  /// Scrolls the content until only momentum pushes it against its end.
  private func followTrackpad(_ gesture: PointerGesture, by recognizer: UIPanGestureRecognizer) {
    guard var scroll = pointerScroll else { return }
    let step = hypot(gesture.translation.x, gesture.translation.y)
    let isBeyond = clamped(contentOffset) != contentOffset
    scroll.fading = isBeyond && step <= scroll.lastStep ? scroll.fading + 1 : 0
    if scroll.isSpent, step > scroll.lastStep * 1.5 + 2 {
      scroll.isSpent = false
      stopMoving()
      dragOrigin = contentOffset
      recognizer.setTranslation(gesture.translation, in: self)
    }
    scroll.lastStep = step
    if scroll.fading >= 3, !scroll.isSpent {
      scroll.isSpent = true
      let edge = clamped(contentOffset)
      motions = Motions(
        x: ScrollMotion(from: contentOffset.x, velocity: 0, to: edge.x),
        y: ScrollMotion(from: contentOffset.y, velocity: 0, to: edge.y),
        start: CACurrentMediaTime())
      startTimer()
    }
    pointerScroll = scroll
    if !scroll.isSpent { dragByPointer(recognizer) }
  }

  /// Handles a drag with a pointer.
  ///
  /// With paging, a swipe turns at most one page, regardless of its momentum.
  private func dragByPointer(_ recognizer: UIPanGestureRecognizer) {
    if isPagingEnabled {
      let way = recognizer.translation(in: self)
      recognizer.setTranslation(
        CGPoint(
          x: min(max(way.x, -bounds.width), bounds.width),
          y: min(max(way.y, -bounds.height), bounds.height)), in: self)
    }
    drag(recognizer)
  }

  private func endTrackpad(_ recognizer: UIPanGestureRecognizer) {
    guard isPagingEnabled else { return endDragging(velocity: .zero) }
    let way = recognizer.translation(in: self)
    let isSwipe = abs(way.x) > bounds.width / 10 || abs(way.y) > bounds.height / 10
    let isSideways = abs(way.x) > abs(way.y)
    let speed: CGFloat = isSwipe ? 300 : 0
    endDragging(
      velocity: isSideways
        ? CGPoint(x: speed * Self.sign(way.x), y: 0) : CGPoint(x: 0, y: speed * Self.sign(way.y)))
  }
}

import AppRuntime
import Foundation

// How content follows a touch, and how it moves after the touch ends.
extension UIScrollView {
  /// Returns whether a recognizer moves or scales the content.
  func moves(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer === panGestureRecognizer || recognizer === pinchGestureRecognizer
  }

  /// Returns whether a drag can start, which requires a scrollable direction.
  ///
  /// A control that keeps its touches can prevent it.
  func shouldBeginDragging(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard isScrollEnabled, multipleSelection?.mayBegin(recognizer) != true else { return false }
    let translation = recognizer.translation(in: self)
    guard abs(translation.x) <= abs(translation.y) else { return canScrollX }
    return canScrollY && !leavesDragToSheet(translation)
  }

  /// Returns whether a vertical drag moves the sheet that the view is in instead of the content.
  func leavesDragToSheet(_ translation: CGPoint) -> Bool {
    guard leavesDragsToSheets else { return false }
    return sequence(first: self as UIResponder, next: \.next)
      .lazy.compactMap { ($0 as? any DragTaker)?.takesDrag(translation, from: self) }.first ?? false
  }

  /// Stops deceleration when the user touches the content.
  func fingerDidTouchDown() {
    guard isScrollEnabled else { return }
    isTracking = true
    guard motions != nil || animationEnd != nil else { return }
    let wasDecelerating = motions != nil
    stopMoving()
    if wasDecelerating { storedDelegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Handles the end of the last touch if there was no drag.
  func fingerDidLift() {
    guard isTracking, !isDragging else { return }
    isTracking = false
    if clamped(contentOffset) != contentOffset { glide(velocity: .zero) }
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    if let gesture = recognizer.pointer { return followPointer(gesture, by: recognizer) }
    switch recognizer.state {
    case .began:
      (recognizer as? UIScrollViewPanGestureRecognizer)?.reportCancellation()
      beginDragging(recognizer)
      recognizer.leaveOutHysteresis()
      drag(recognizer)
    case .changed:
      drag(recognizer)
      pushKeyboard(recognizer)
    case .ended:
      endDragging(velocity: recognizer.velocity(in: self))
      KeyboardController.shared.endPush(velocity: recognizer.velocity(in: nil).y)
    case .cancelled, .failed:
      if isDragging { endDragging(velocity: .zero) }
      KeyboardController.shared.endPush(velocity: 0)
    default: break
    }
  }

  /// Stops the content's current motion and starts to follow the touch.
  func beginDragging(_ recognizer: UIPanGestureRecognizer) {
    stopMoving()
    isTracking = true
    isDragging = true
    dragOrigin = contentOffset
    if isDirectionalLockEnabled {
      let translation = recognizer.translation(in: self)
      lockedDirection = abs(translation.x) > abs(translation.y) ? .left : .top
    } else {
      lockedDirection = nil
    }
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { window?.endEditing(true) }
    showIndicators()
    storedDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Lets the user push down the keyboard when the touch has reached it.
  func pushKeyboard(_ recognizer: UIPanGestureRecognizer) {
    guard [.interactive, .interactiveWithAccessory].contains(keyboardDismissMode) else { return }
    let padding =
      sequence(first: self as UIView, next: \.superview)
      .compactMap { $0.layoutState.existingKeyboardGuide?.keyboardDismissPadding }.max() ?? 0
    KeyboardController.shared.push(to: recognizer.location(in: nil).y + padding)
  }

  /// Moves the content with the touch, with increasing resistance beyond its end.
  func drag(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: superview)
    var offset = dragOrigin
    if canScrollX, lockedDirection != .top { offset.x -= translation.x }
    if canScrollY, lockedDirection != .left { offset.y -= translation.y }
    let inner = clamped(offset)
    let stretchesX =
      bouncesX && (contentSize.width > bounds.width || alwaysBounceHorizontal)
    let stretchesY =
      bouncesY && (contentSize.height > bounds.height || alwaysBounceVertical || canScrollY)
    offset.x =
      inner.x
      + (stretchesX ? ScrollMotion.rubberBand(offset.x - inner.x, dimension: bounds.width) : 0)
    offset.y =
      inner.y
      + (stretchesY ? ScrollMotion.rubberBand(offset.y - inner.y, dimension: bounds.height) : 0)
    move(onPixelsTo: offset)
  }

  /// Continues to move the content with the velocity of the touch, in points per second.
  func endDragging(velocity finger: CGPoint) {
    isTracking = false
    isDragging = false
    refreshControl?.fingerDidLift()
    var velocity = CGPoint(x: -finger.x, y: -finger.y)
    if !canScrollX || lockedDirection == .top { velocity.x = 0 }
    if !canScrollY || lockedDirection == .left { velocity.y = 0 }
    glide(velocity: velocity, afterDragging: true)
  }

  /// Moves the content with a velocity in points per second until it stops.
  func glide(velocity: CGPoint, afterDragging: Bool = false) {
    pointerScroll = nil
    let range = range
    let rate = decelerationRate.rawValue
    var x = ScrollMotion(
      from: contentOffset.x, velocity: velocity.x, range: range.x, rate: rate, bounces: bouncesX,
      scale: pixelScale)
    var y = ScrollMotion(
      from: contentOffset.y, velocity: velocity.y, range: range.y, rate: rate, bounces: bouncesY,
      scale: pixelScale)
    var target = CGPoint(x: x.target, y: y.target)
    if isPagingEnabled { target = page(velocity: velocity) }
    if afterDragging {
      let proposed = target
      let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      target = restingPlace(for: target, velocity: perMillisecond)
      target.y = owner?.navigationController?.restingPlace(for: target.y, in: self) ?? target.y
      withUnsafeMutablePointer(to: &target) {
        storedDelegate?.scrollViewWillEndDragging(
          self, withVelocity: perMillisecond, targetContentOffset: $0)
      }
      if isPagingEnabled || proposed.x != target.x {
        x = ScrollMotion(from: contentOffset.x, velocity: velocity.x, to: target.x)
      }
      if isPagingEnabled || proposed.y != target.y {
        y = ScrollMotion(from: contentOffset.y, velocity: velocity.y, to: target.y)
      }
    }
    let moves = !x.offset(after: 0).isAtRest || !y.offset(after: 0).isAtRest
    if afterDragging { storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves) }
    guard moves, window != nil else {
      indicators?.hide()
      return
    }
    motions = Motions(x: x, y: y, start: CACurrentMediaTime())
    storedDelegate?.scrollViewWillBeginDecelerating(self)
    startTimer()
  }

  private func page(velocity: CGPoint) -> CGPoint {
    func page(_ start: CGFloat, _ offset: CGFloat, _ velocity: CGFloat, _ size: CGFloat) -> CGFloat
    {
      guard size > 0 else { return offset }
      if abs(velocity) > 200 {
        let origin = (start / size).rounded()
        return (velocity > 0 ? origin + 1 : origin - 1) * size
      }
      return (offset / size).rounded() * size
    }
    return clamped(
      CGPoint(
        x: page(dragOrigin.x, contentOffset.x, velocity.x, bounds.width),
        y: page(dragOrigin.y, contentOffset.y, velocity.y, bounds.height)))
  }
}

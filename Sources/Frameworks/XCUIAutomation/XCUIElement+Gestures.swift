import DeviceProtocol
import UIKit

/// Touch gestures on elements.
extension XCUIElement {
  /// The part of an element's size that a finger swipes over, starting from the center.
  private static let swipedPart = 0.25
  /// The minimum length of a swipe in points, which can go beyond the edges of a small element.
  private static let leastSwipe: CGFloat = 250

  // MARK: Taps

  /// Taps the element.
  public func tap() { tap("tap", taps: 1, fingers: 1) }

  /// Double-taps the element.
  public func doubleTap() { tap("double tap", taps: 2, fingers: 1) }

  /// Taps the element with two fingers.
  public func twoFingerTap() { tap("two finger tap", taps: 1, fingers: 2) }

  /// Taps the element a number of times with a number of fingers.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    tap("tap", taps: numberOfTaps, fingers: numberOfTouches)
  }

  private func tap(_ verb: String, taps: Int, fingers: Int) {
    touch(verb) { .tap(at: try $0.requiredHitPoint(), taps: taps, fingers: fingers) }
  }

  // MARK: Presses

  /// Presses the element for a number of seconds.
  public func press(forDuration duration: TimeInterval) {
    touch("press") { .press(at: try $0.requiredHitPoint(), seconds: duration) }
  }

  /// Presses the element for a number of seconds, and then drags to another element.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the element for a number of seconds, drags to another element, and holds there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    touch("press and drag") {
      let start = try $0.requiredHitPoint()
      let end = try otherElement.awaited().visibleFrame
      return .drag(
        from: start, to: CGPoint(x: end.midX, y: end.midY), pressed: duration,
        speed: velocity.speed, held: holdDuration)
    }
  }

  // MARK: Swipes

  /// Swipes up.
  public func swipeUp() { swipeUp(velocity: .default) }

  /// Swipes down.
  public func swipeDown() { swipeDown(velocity: .default) }

  /// Swipes to the left.
  public func swipeLeft() { swipeLeft(velocity: .default) }

  /// Swipes to the right.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Swipes up at a speed.
  public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", 0, -1, velocity) }

  /// Swipes down at a speed.
  public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", 0, 1, velocity) }

  /// Swipes to the left at a speed.
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", -1, 0, velocity) }

  /// Swipes to the right at a speed.
  public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", 1, 0, velocity) }

  private func swipe(_ name: String, _ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity) {
    touch("swipe \(name)") { element in
      let frame = element.visibleFrame
      guard !frame.isEmpty else { throw element.notHittable }
      let screen = element.root.frame.insetBy(dx: 2, dy: 2)
      let reach = CGVector(
        dx: x * Self.swipedPart * max(frame.width, Self.leastSwipe),
        dy: y * Self.swipedPart * max(frame.height, Self.leastSwipe))
      @MainActor func place(_ part: CGFloat) -> CGPoint {
        CGPoint(
          x: min(max(frame.midX + part * reach.dx, screen.minX), screen.maxX),
          y: min(max(frame.midY + part * reach.dy, screen.minY), screen.maxY))
      }
      return .drag(
        from: place(-1), to: place(1), pressed: 0, speed: velocity.speed, held: 0)
    }
  }

  // MARK: Two fingers

  /// Pinches with two fingers, with a velocity in scale factor per second.
  ///
  /// A scale below 1 moves them together.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    touch("pinch") { .pinch(in: $0.visibleFrame, scale: scale, velocity: velocity) }
  }

  /// Rotates two fingers by an angle in radians, with a velocity in radians per second.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    touch("rotate") { .rotate(in: $0.visibleFrame, angle: rotation, velocity: velocity) }
  }

  // MARK: Touching

  /// Performs a gesture on the element after scrolling it into view, or records the reason that it
  /// failed.
  func touch(_ verb: String, _ gesture: (CapturedElement) throws -> AutomationGesture) {
    _ = AutomationFailure.performing("\(verb) \(chain.name)") {
      try SeenApps.use(chain.app, .touch(gesture(try reached()), app: chain.app))
    }
  }

  /// Returns the element after scrolling it into view and handling any alert in front of it.
  func reached() throws -> CapturedElement {
    var element = try awaited()
    if InterruptionMonitors.handle(before: element) { element = try awaited() }
    guard element.hitPoint == nil, element.parent != nil else { return element }
    // The elements in a row without a cell are created with the cell.
    let row = sequence(first: element, next: \.parent).first { $0.elementType == .cell }
    let revealed = element.element.isVisible ? element : row ?? element
    try AutomationDoor.perform(.reveal(elementID: revealed.element.id))
    return try chain.only()
  }
}

extension CapturedElement {
  /// Returns a point at which a touch reaches the element.
  /// - Throws: `AutomationError` if there's no such point.
  func requiredHitPoint() throws -> CGPoint {
    guard let hitPoint else { throw notHittable }
    return hitPoint
  }

  /// An error with the reason that the element can't be touched.
  var notHittable: AutomationError {
    AutomationError(
      "\(line) is not hittable: it's covered, or it isn't on screen and can't be scrolled into view"
    )
  }
}

import DeviceProtocol
import Foundation
import Stubs

/// The actions of a pointer, which are available on iPad.
extension XCUICoordinate: PointerUse {
  /// Moves the pointer over the place.
  public func hover() { Stub.hover.tell() }

  /// Clicks the place.
  public func click() { click("click", count: 1) }

  /// Clicks the place twice.
  public func doubleClick() { click("double click", count: 2) }

  /// Clicks the place with the second button.
  public func rightClick() { secondaryClick() }

  /// Holds the button on the place for a number of seconds, then drags to another one.
  public func click(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate)
  {
    click(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds the button on the place for a number of seconds, then drags to another one, and holds
  /// there.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    clickAndDrag(
      to: { try otherCoordinate.found() }, duration: duration, velocity: velocity,
      holding: holdDuration)
  }

  /// Scrolls the content at the place by the deltas, in points.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    scroll(by: CGPoint(x: deltaX, y: deltaY))
  }

  func point(_ verb: String, _ gesture: (CGPoint) throws -> AutomationGesture) {
    touch(verb) {
      try requirePointer()
      return try gesture($0)
    }
  }
}

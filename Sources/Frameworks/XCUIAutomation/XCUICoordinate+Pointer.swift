import DeviceProtocol
import Foundation
import Stubs

/// Pointer actions, which are available on iPad.
extension XCUICoordinate: PointerUse {
  /// Moves the pointer over the location.
  public func hover() { Stub.hover.report() }

  /// Clicks at the location.
  public func click() { click("click", count: 1) }

  /// Double-clicks at the location.
  public func doubleClick() { click("double click", count: 2) }

  /// Clicks at the location with the secondary button.
  public func rightClick() { secondaryClick() }

  /// Holds the button at the location for a number of seconds, and then drags to another location.
  public func click(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate)
  {
    click(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds the button at the location for a number of seconds, drags to another location, and holds
  /// there.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    clickAndDrag(
      to: { try otherCoordinate.found() }, duration: duration, velocity: velocity,
      holding: holdDuration)
  }

  /// Scrolls the content at the location by a distance in points.
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

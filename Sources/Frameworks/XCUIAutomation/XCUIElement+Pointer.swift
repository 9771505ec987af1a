import DeviceProtocol
import Foundation
import Stubs

/// Pointer actions, which are available on iPad.
extension XCUIElement: PointerUse {
  /// Moves the pointer over the element.
  public func hover() { Stub.hover.report() }

  /// Clicks the element.
  public func click() { click("click", count: 1) }

  /// Double-clicks the element.
  public func doubleClick() { click("double click", count: 2) }

  /// Clicks the element with the secondary button.
  public func rightClick() { secondaryClick() }

  /// Holds the button on the element for a number of seconds, and then drags to another element.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds the button on the element for a number of seconds, drags to another element, and holds
  /// there.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    clickAndDrag(
      to: { try otherElement.awaited().requiredHitPoint() }, duration: duration, velocity: velocity,
      holding: holdDuration)
  }

  /// Scrolls the element's content by a distance in points.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    scroll(by: CGPoint(x: deltaX, y: deltaY))
  }

  func point(_ verb: String, _ gesture: (CGPoint) throws -> AutomationGesture) {
    touch(verb) {
      try requirePointer()
      return try gesture(try $0.requiredHitPoint())
    }
  }
}

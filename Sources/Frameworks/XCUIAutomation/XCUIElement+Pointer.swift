import DeviceProtocol
import Foundation
import Stubs

/// The actions of a pointer, which are available on iPad.
extension XCUIElement: PointerUse {
  /// Moves the pointer over the element.
  public func hover() { Stub.hover.tell() }

  /// Clicks the element.
  public func click() { click("click", count: 1) }

  /// Clicks the element twice.
  public func doubleClick() { click("double click", count: 2) }

  /// Clicks the element with the second button.
  public func rightClick() { secondaryClick() }

  /// Holds the button on the element for a number of seconds, then drags to another one.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds the button on the element for a number of seconds, then drags to another one, and holds
  /// there.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    clickAndDrag(
      to: { try otherElement.awaited().requiredHitPoint() }, duration: duration, velocity: velocity,
      holding: holdDuration)
  }

  /// Scrolls the element, whose content moves by the deltas, in points.
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

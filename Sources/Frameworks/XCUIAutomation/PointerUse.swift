import DeviceProtocol
import Foundation

/// A location for pointer actions, which is determined when it's needed.
@MainActor
protocol PointerUse {
  /// Performs a gesture at the location, or records the reason that it failed.
  func point(_ verb: String, _ gesture: (CGPoint) throws -> AutomationGesture)
}

extension PointerUse {
  /// Clicks a number of times.
  func click(_ verb: String, count: Int) {
    point(verb) { .tap(at: $0, taps: count, fingers: 1) }
  }

  /// Clicks with the secondary button, which has the same effect as a long press.
  func secondaryClick() {
    point("right click") { .press(at: $0, seconds: 0.6) }
  }

  /// Holds the button, drags, and holds again.
  func clickAndDrag(
    to end: () throws -> CGPoint, duration: TimeInterval, velocity: XCUIGestureVelocity,
    holding: TimeInterval
  ) {
    point("click and drag") {
      .drag(
        from: $0, to: try end(), pressed: duration, speed: velocity.speed, held: holding)
    }
  }

  /// Scrolls the content at the location.
  func scroll(by delta: CGPoint) {
    point("scroll") { .scroll(at: $0, by: delta) }
  }

  /// Throws an error on a device without a pointer.
  /// - Throws: `AutomationError`.
  func requirePointer() throws {
    guard XCUIDevice.shared.supportsPointerInteraction else {
      throw AutomationError("this device has no pointer; use an iPad")
    }
  }
}

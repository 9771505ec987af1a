import DeviceProtocol
import Foundation

/// A pointer's actions at a place that's determined only when it's needed.
@MainActor
protocol PointerUse {
  /// Makes a gesture at the place, or records why not.
  func point(_ verb: String, _ gesture: (CGPoint) throws -> AutomationGesture)
}

extension PointerUse {
  /// Clicks so often.
  func click(_ verb: String, count: Int) {
    point(verb) { .tap(at: $0, taps: count, fingers: 1) }
  }

  /// Clicks with the second button, which does the same as a long press.
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

  /// Scrolls the content at the place.
  func scroll(by delta: CGPoint) {
    point("scroll") { .scroll(at: $0, by: delta) }
  }

  /// Fails on a device without a pointer.
  /// - Throws: `AutomationError`.
  func requirePointer() throws {
    guard XCUIDevice.shared.supportsPointerInteraction else {
      throw AutomationError("this device has no pointer; use an iPad")
    }
  }
}

import Stubs

/// Recognizes a pointer, or a pencil, over a view.
///
/// The device's pointer acts like a finger, so nothing ever hovers over a view without touching it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override func wasAttached() {
    Stub.hoverRecognizer.report()
  }

  /// The distance of a pencil from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The roll angle of a pencil.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction in which a pencil points.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pencil points, as a vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

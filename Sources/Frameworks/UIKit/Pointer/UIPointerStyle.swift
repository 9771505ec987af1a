/// The style of the pointer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerstyle>.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  /// Creates a style with an effect on a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
  }

  /// Creates a style with a pointer shape.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
  }

  /// Returns a style in which the pointer is hidden.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }

  /// Returns the system's style.
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// A line around an item with the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocushaloeffect>.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The positions of a halo.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uifocushaloeffect/position-swift.enum>.
  public enum Position: Int, Sendable {
    /// The system chooses the position.
    case automatic
    /// The halo is around the shape.
    case outside
    /// The halo is inside the shape.
    case inside
  }

  /// Creates a halo in the shape of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
  }

  /// Creates a halo in the shape of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
  }

  /// Creates a halo in the shape of a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
  }

  /// The view that contains the halo.
  open weak var containerView: UIView?
  /// The view below the halo.
  open weak var referenceView: UIView?
  /// The position of the halo.
  open var position = Position.automatic
}

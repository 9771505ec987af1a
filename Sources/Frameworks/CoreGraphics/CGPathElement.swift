/// The type of a path element.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathelementtype>.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a new subpath.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A quadratic curve.
  case addQuadCurveToPoint
  /// A cubic curve.
  case addCurveToPoint
  /// A line back to the start of the subpath.
  case closeSubpath
}

/// A path element.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathelement>.
public struct CGPathElement {
  /// The element's type.
  public var type: CGPathElementType
  /// The points of the element: control points first, followed by the end point.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of a path's element.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathelementtype>.
public enum CGPathElementType: Int32, Sendable {
  /// A new subpath starts.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A quadratic curve.
  case addQuadCurveToPoint
  /// A cubic curve.
  case addCurveToPoint
  /// A line back to where the subpath started.
  case closeSubpath
}

/// One element of a path.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathelement>.
public struct CGPathElement {
  /// The element's type.
  public var type: CGPathElementType
  /// The points: controls first, the end last.
  public var points: UnsafeMutablePointer<CGPoint>
}

import DisplayList

/// An immutable path of lines and curves.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpath>.
public class CGPath: Hashable {
  /// The path in the display list.
  package var path: Path

  /// Creates a path from a path in the display list.
  package init(_ path: Path) {
    self.path = path
  }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.add(rect.standardized)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates a path with an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect.standardized)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates a path with a rounded rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// The current point.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points, including control points.
  public var boundingBox: CGRect { path.controlBounds }

  /// The smallest rectangle that contains the path itself, excluding control points.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// Returns whether the path is a single rectangle, and stores the rectangle if it is.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var candidate = Path()
    candidate.add(path.controlBounds)
    guard candidate.elements == path.elements else { return false }
    rect?.pointee = path.controlBounds
    return true
  }

  /// Returns the same path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns the path with its points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable path with the same elements.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Calls a closure with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadratic(let control, let point): (.addQuadCurveToPoint, [control, point])
        case .cubic(let control1, let control2, let point):
          (.addCurveToPoint, [control1, control2, point])
        case .close: (.closeSubpath, [])
        }
      var copies = points
      copies.withUnsafeMutableBufferPointer { buffer in
        var nothing = CGPoint.zero
        withUnsafeMutablePointer(to: &nothing) { fallback in
          var element = CGPathElement(type: type, points: buffer.baseAddress ?? fallback)
          withUnsafePointer(to: &element) { block($0) }
        }
      }
    }
  }

  /// Returns whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  /// Hashes the number of elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// The rules that determine which areas are inside a path.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathfillrule>.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule.
  case winding
  /// The even-odd rule, which counts crossings.
  case evenOdd
}

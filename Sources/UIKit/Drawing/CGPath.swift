import DisplayList

/// A path of lines and curves that does not change.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpath>.
public class CGPath: Hashable {
  fileprivate(set) var path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.add(rect.standardized)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect.standardized)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.path.applying(transform?.pointee ?? .identity))
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// Where the path ends so far.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points, controls included.
  public var boundingBox: CGRect { path.controlBounds }

  /// The smallest rectangle that holds the drawn curve.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// Whether the path is one rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var candidate = Path()
    candidate.add(path.controlBounds)
    guard candidate.elements == path.elements else { return false }
    rect?.pointee = path.controlBounds
    return true
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(path) }

  /// The path mapped by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A path with the same elements that can be changed.
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

  /// Whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  /// Feeds the number of elements to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// A path of lines and curves that can be added to.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgmutablepath>.
public class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(Path())
  }

  override init(_ path: Path) {
    super.init(path)
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(point.applying(transform)))
  }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .quadratic(control: control.applying(transform), to: end.applying(transform)))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform),
        to: end.applying(transform)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.add(rect.standardized) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect.standardized) }
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(
      width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    add(transform) {
      $0.addRoundedRect(rect.standardized, radii: (corner, corner, corner, corner))
    }
  }

  /// Adds a circle's arc.
  ///
  /// In the coordinates of UIKit, whose y axis points down, `clockwise` looks like its opposite.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addConnected(transform) {
      $0.addArc(
        center: center, radius: radius, start: startAngle,
        delta: Path.sweep(from: startAngle, to: endAngle, clockwise: !clockwise))
    }
  }

  /// Adds a circle's arc given by its start and its length in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addConnected(transform) {
      $0.addArc(center: center, radius: radius, start: startAngle, delta: delta)
    }
  }

  /// Adds the arc that touches the lines to one point and from it to another.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addConnected(transform) {
      $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    }
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.elements += path.path.applying(transform).elements
  }

  /// Adds a line back to where the subpath began.
  public func closeSubpath() {
    if !path.elements.isEmpty { path.elements.append(.close) }
  }

  private func add(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    var added = Path()
    body(&added)
    path.elements += added.applying(transform).elements
  }

  private func addConnected(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    if transform.isIdentity {
      body(&path)
    } else {
      var moved = path.applying(transform.inverted())
      body(&moved)
      path = moved.applying(transform)
    }
  }
}

/// How overlapping areas of a path are decided.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathfillrule>.
public enum CGPathFillRule: Int, Sendable {
  /// By the winding number.
  case winding
  /// By the number of crossings.
  case evenOdd
}

/// The kind of a path's element.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathelementtype>.
public enum CGPathElementType: Int32, Sendable {
  /// A new subpath begins.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A quadratic curve.
  case addQuadCurveToPoint
  /// A cubic curve.
  case addCurveToPoint
  /// A line back to where the subpath began.
  case closeSubpath
}

/// One element of a path.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathelement>.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// The points: controls first, the end last.
  public var points: UnsafeMutablePointer<CGPoint>
}

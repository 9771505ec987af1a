import DisplayList

/// A mutable path of lines and curves.
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

  /// Starts a subpath at a point.
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

  /// Adds a rectangle with rounded corners.
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

  /// Adds an arc of a circle.
  ///
  /// In UIKit's coordinates, where the y-axis points down, `clockwise` appears reversed.
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

  /// Adds an arc of a circle, specified by its start angle and its length in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addConnected(transform) {
      $0.addArc(center: center, radius: radius, start: startAngle, delta: delta)
    }
  }

  /// Adds the arc that's tangent to the lines from the current point to a first point, and from
  /// there to a second point.
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

  /// Adds a line back to the start of the subpath.
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

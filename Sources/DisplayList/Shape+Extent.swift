import Foundation

extension Shape {
  /// A rectangle that contains the shape, or the null rectangle for a path without points.
  package var extent: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect.standardized
    case .path(let path): return path.extent
    }
  }

  /// Returns a rectangle that contains the shape's outline, stroked in a style.
  package func extent(stroked style: StrokeStyle) -> CGRect {
    let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
    return extent.insetBy(dx: -reach, dy: -reach)
  }

  /// Returns a rectangle that contains the shape's shadow.
  package func extent(of shadow: Shadow) -> CGRect {
    extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -shadow.reach, dy: -shadow.reach)
  }

  /// The length of the outline, which may be slightly overestimated.
  var length: Double {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      2 * Double(abs(rect.width) + abs(rect.height))
    case .path(let path): path.length
    }
  }
}

extension Path {
  fileprivate var extent: CGRect {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for point in elements.lazy.flatMap(\.points) {
      left = min(left, Double(point.x))
      right = max(right, Double(point.x))
      top = min(top, Double(point.y))
      bottom = max(bottom, Double(point.y))
    }
    guard left <= right else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The total distance between the points, including control points.
  fileprivate var length: Double {
    var length = 0.0
    var last: CGPoint?
    var start: CGPoint?
    for element in elements {
      for point in element.points {
        if case .move = element {
          start = point
        } else if let last {
          length += hypot(Double(point.x - last.x), Double(point.y - last.y))
        }
        last = point
      }
      if case .close = element, let start, let end = last {
        length += hypot(Double(end.x - start.x), Double(end.y - start.y))
        last = start
      }
    }
    return length
  }
}

extension Path.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let point): [control, point]
    case .cubic(let one, let two, let point): [one, two, point]
    case .close: []
    }
  }
}

extension Transform {
  /// Returns this transform followed by another one.
  package func followed(by other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns a rectangle that contains the result of transforming a rectangle.
  package func bounds(of rect: CGRect) -> CGRect {
    let (midX, midY) = (Double(rect.midX), Double(rect.midY))
    let (halfWidth, halfHeight) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let reachX = abs(a) * halfWidth + abs(c) * halfHeight
    let reachY = abs(b) * halfWidth + abs(d) * halfHeight
    return CGRect(
      x: a * midX + c * midY + tx - reachX, y: b * midX + d * midY + ty - reachY,
      width: 2 * reachX, height: 2 * reachY)
  }
}

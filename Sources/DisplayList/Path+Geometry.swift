import Foundation

/// The distance from the ends of a cubic quarter circle with radius 1 to its control points.
private let kappa: CGFloat = 0.5522847498307936

extension Path {
  /// The current point of the path, or `nil` while it's empty.
  package var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      return point
    case .close:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    case nil:
      return nil
    }
  }

  /// Adds a rectangle.
  package mutating func add(_ rect: CGRect) {
    elements.append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    elements.append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    elements.append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    elements.append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    elements.append(.close)
  }

  /// Adds an ellipse in a rectangle, starting at its rightmost point and going clockwise on the
  /// screen.
  package mutating func addEllipse(in rect: CGRect) {
    let (right, left) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.midY))
    let (bottom, top) = (CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY))
    elements.append(.move(right))
    addCorner(CGPoint(x: right.x, y: bottom.y), from: right, to: bottom)
    addCorner(CGPoint(x: left.x, y: bottom.y), from: bottom, to: left)
    addCorner(CGPoint(x: left.x, y: top.y), from: left, to: top)
    addCorner(CGPoint(x: right.x, y: top.y), from: top, to: right)
    elements.append(.close)
  }

  /// Creates the part of an area between two lines perpendicular to a direction, or before or after
  /// them.
  ///
  /// Returns `nil` if that's the entire area.
  package init?(
    alongLineFrom start: CGPoint, to end: CGPoint, in area: CGRect, before: Bool, after: Bool
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    if before, after { return nil }
    guard length > 0 else { return nil }
    let (alongX, alongY) = (dx / length, dy / length)
    let reach =
      area.width + area.height + abs(start.x - area.midX) + abs(start.y - area.midY)
      + abs(end.x - area.midX) + abs(end.y - area.midY)
    let first = before ? -reach : 0
    let last = length + (after ? reach : 0)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + alongX * along - alongY * across, y: start.y + alongY * along + alongX * across
      )
    }
    self.init(elements: [
      .move(point(first, -reach)), .line(point(last, -reach)), .line(point(last, reach)),
      .line(point(first, reach)), .close,
    ])
  }

  /// Adds a rectangle whose corners are quarter ellipses, clockwise from the top left.
  package mutating func addRoundedRect(_ rect: CGRect, radii: (CGSize, CGSize, CGSize, CGSize)) {
    let (topLeft, topRight, bottomRight, bottomLeft) = radii
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    elements.append(.move(CGPoint(x: minX + topLeft.width, y: minY)))
    elements.append(.line(CGPoint(x: maxX - topRight.width, y: minY)))
    addCorner(
      CGPoint(x: maxX, y: minY), from: CGPoint(x: maxX - topRight.width, y: minY),
      to: CGPoint(x: maxX, y: minY + topRight.height))
    elements.append(.line(CGPoint(x: maxX, y: maxY - bottomRight.height)))
    addCorner(
      CGPoint(x: maxX, y: maxY), from: CGPoint(x: maxX, y: maxY - bottomRight.height),
      to: CGPoint(x: maxX - bottomRight.width, y: maxY))
    elements.append(.line(CGPoint(x: minX + bottomLeft.width, y: maxY)))
    addCorner(
      CGPoint(x: minX, y: maxY), from: CGPoint(x: minX + bottomLeft.width, y: maxY),
      to: CGPoint(x: minX, y: maxY - bottomLeft.height))
    elements.append(.line(CGPoint(x: minX, y: minY + topLeft.height)))
    addCorner(
      CGPoint(x: minX, y: minY), from: CGPoint(x: minX, y: minY + topLeft.height),
      to: CGPoint(x: minX + topLeft.width, y: minY))
    elements.append(.close)
  }

  private mutating func addCorner(_ corner: CGPoint, from start: CGPoint, to end: CGPoint) {
    guard start != end else { return }
    elements.append(
      .cubic(
        control1: CGPoint(
          x: start.x + (corner.x - start.x) * kappa, y: start.y + (corner.y - start.y) * kappa),
        control2: CGPoint(
          x: end.x + (corner.x - end.x) * kappa, y: end.y + (corner.y - end.y) * kappa),
        to: end))
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  /// - Parameter delta: The angle from the start to the end, in radians, clockwise on the screen.
  package mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
    let first = CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start))
    if let currentPoint {
      if abs(currentPoint.x - first.x) > 1e-9 || abs(currentPoint.y - first.y) > 1e-9 {
        elements.append(.line(first))
      }
    } else {
      elements.append(.move(first))
    }
    // A quarter circle plus a rounding error doesn't need another curve.
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = start + step * CGFloat(index)
      let to = from + step
      let end = CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to))
      elements.append(
        .cubic(
          control1: CGPoint(
            x: center.x + radius * cos(from) - reach * sin(from),
            y: center.y + radius * sin(from) + reach * cos(from)),
          control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)),
          to: end))
    }
  }

  /// Returns the angle of an arc as Core Graphics draws it.
  ///
  /// A full turn is a circle in either direction.
  package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let delta = end - start
    let sign: CGFloat = clockwise ? 1 : -1
    if delta * sign >= full { return full * sign }
    let rest = delta.truncatingRemainder(dividingBy: full)
    if rest == 0 { return delta == 0 ? 0 : full * sign }
    return rest * sign < 0 ? rest + full * sign : rest
  }

  /// Adds the arc that's tangent to the lines from the current point to `tangent1`, and from there
  /// to `tangent2`.
  package mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat) {
    guard let current = currentPoint else { return }
    let (ax, ay) = (current.x - tangent1.x, current.y - tangent1.y)
    let (bx, by) = (tangent2.x - tangent1.x, tangent2.y - tangent1.y)
    let lengthA = hypot(ax, ay)
    let lengthB = hypot(bx, by)
    let cross = ax * by - ay * bx
    guard lengthA > 0, lengthB > 0, abs(cross) > 1e-9, radius > 0 else {
      elements.append(.line(tangent1))
      return
    }
    let half = acos(max(-1, min(1, (ax * bx + ay * by) / (lengthA * lengthB)))) / 2
    let distance = radius / tan(half)
    let start = CGPoint(
      x: tangent1.x + ax / lengthA * distance, y: tangent1.y + ay / lengthA * distance)
    let end = CGPoint(
      x: tangent1.x + bx / lengthB * distance, y: tangent1.y + by / lengthB * distance)
    let (mx, my) = (ax / lengthA + bx / lengthB, ay / lengthA + by / lengthB)
    let reach = radius / sin(half) / hypot(mx, my)
    let center = CGPoint(x: tangent1.x + mx * reach, y: tangent1.y + my * reach)
    let from = atan2(start.y - center.y, start.x - center.x)
    let to = atan2(end.y - center.y, end.x - center.x)
    addArc(
      center: center, radius: radius, start: from,
      delta: Path.sweep(from: from, to: to, clockwise: cross < 0))
  }

  /// Returns the path with a transform applied to its points.
  package func transformed(by transform: Transform) -> Path {
    if transform == .identity { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let point): .line(transform.apply(to: point))
        case .quadratic(let control, let point):
          .quadratic(control: transform.apply(to: control), to: transform.apply(to: point))
        case .cubic(let control1, let control2, let point):
          .cubic(
            control1: transform.apply(to: control1), control2: transform.apply(to: control2),
            to: transform.apply(to: point))
        case .close: .close
        }
      }, usesEvenOddRule: usesEvenOddRule)
  }

  /// The smallest rectangle that contains all points, including control points.
  package var controlBounds: CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quadratic(let control, let point):
        box.add(control)
        box.add(point)
      case .cubic(let control1, let control2, let point):
        box.add(control1)
        box.add(control2)
        box.add(point)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that contains the path itself, excluding control points.
  package var bounds: CGRect {
    if !elements.contains(where: \.isCurve) { return controlBounds }
    var box = BoundingBox()
    for polygon in flattened() {
      for point in polygon.points { box.add(point) }
    }
    return box.rect
  }

  /// A sequence of straight lines that approximates a subpath.
  package struct Polygon {
    /// The corners.
    package var points: [CGPoint]
    /// Whether a line connects the last corner to the first.
    package var isClosed: Bool
  }

  /// Returns the subpaths with curves replaced by short lines.
  package func flattened() -> [Polygon] {
    var result: [Polygon] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if !points.isEmpty { result.append(Polygon(points: points, isClosed: closed)) }
      points = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point):
        points.append(point)
      case .quadratic(let control, let end):
        guard let start = points.last else { continue }
        let count = Self.steps(start, control, end)
        for step in 1...count {
          let t = CGFloat(step) / CGFloat(count)
          let u = 1 - t
          points.append(
            CGPoint(
              x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
      case .cubic(let control1, let control2, let end):
        guard let start = points.last else { continue }
        let count = Self.steps(start, control1, control2, end)
        for step in 1...count {
          points.append(
            Self.cubicPoint(start, control1, control2, end, at: CGFloat(step) / CGFloat(count)))
        }
      case .close:
        guard let first = points.first else { continue }
        finish(closed: true)
        points = [first]
      }
    }
    if points.count > 1 || result.isEmpty { finish(closed: false) }
    return result
  }

  private static func cubicPoint(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  private static func steps(_ points: CGPoint...) -> Int {
    var length: CGFloat = 0
    for (from, to) in zip(points, points.dropFirst()) {
      length += hypot(to.x - from.x, to.y - from.y)
    }
    return Int(min(100, max(8, length / 2)))
  }

  /// Returns whether a point is inside the path.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in flattened() {
      let points = polygon.points
      for index in points.indices {
        let from = points[index]
        let to = points[index + 1 == points.count ? 0 : index + 1]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// Returns the path with its direction reversed.
  package func reversed() -> Path {
    var result = Path(usesEvenOddRule: usesEvenOddRule)
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element {
        subpaths.append([element])
      } else if !subpaths.isEmpty {
        subpaths[subpaths.count - 1].append(element)
      }
    }
    for subpath in subpaths.reversed() {
      let isClosed = subpath.last == .close
      let open = isClosed ? Array(subpath.dropLast()) : subpath
      guard let start = open.last?.end else { continue }
      result.elements.append(.move(start))
      for index in stride(from: open.count - 1, to: 0, by: -1) {
        guard let end = open[index - 1].end else { continue }
        switch open[index] {
        case .line: result.elements.append(.line(end))
        case .quadratic(let control, _):
          result.elements.append(.quadratic(control: control, to: end))
        case .cubic(let control1, let control2, _):
          result.elements.append(.cubic(control1: control2, control2: control1, to: end))
        case .move, .close: break
        }
      }
      if isClosed { result.elements.append(.close) }
    }
    return result
  }

  /// Returns the part of the path between two fractions of its length.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let polygons = flattened().map { polygon in
      polygon.isClosed ? polygon.points + [polygon.points[0]] : polygon.points
    }
    var total: CGFloat = 0
    for points in polygons {
      for (from, to) in zip(points, points.dropFirst()) {
        total += hypot(to.x - from.x, to.y - from.y)
      }
    }
    let (first, last) = (start * total, end * total)
    var result = Path()
    var traveled: CGFloat = 0
    for points in polygons {
      var isOpen = false
      for (from, to) in zip(points, points.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        defer { traveled += length }
        guard length > 0, traveled + length > first, traveled < last else { continue }
        let start = max(0, (first - traveled) / length)
        let finish = min(1, (last - traveled) / length)
        if !isOpen {
          result.elements.append(
            .move(CGPoint(x: from.x + (to.x - from.x) * start, y: from.y + (to.y - from.y) * start))
          )
          isOpen = true
        }
        result.elements.append(
          .line(CGPoint(x: from.x + (to.x - from.x) * finish, y: from.y + (to.y - from.y) * finish))
        )
      }
    }
    return result
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    switch self {
    case .quadratic, .cubic: true
    case .move, .line, .close: false
    }
  }

  /// The end point of the element, or `nil` for `close`.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      point
    case .close: nil
    }
  }
}

private struct BoundingBox {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var rect: CGRect {
    minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

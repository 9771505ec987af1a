import DisplayList

/// The path of a keyframe animation, as the lines and curves between its points.
struct KeyframePath {
  typealias Place = (point: CGPoint, direction: CGPoint)

  /// The points along each line or curve, which approximate it.
  let segments: [[CGPoint]]

  init(_ path: Path) {
    var segments: [[CGPoint]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      let piece: Path
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        continue
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        piece = Path(elements: [.move(current), element])
        current = point
      case .close:
        guard current != start else { continue }
        piece = Path(elements: [.move(current), .line(start)])
        current = start
      }
      segments.append(piece.flattened().flatMap(\.points))
    }
    self.segments = segments.filter { $0.count > 1 }
  }

  /// Returns a point on a line or curve, at a fraction of its length.
  func place(on index: Int, at fraction: Double) -> Place {
    Self.place(on: segments[index], at: fraction)
  }

  /// Returns a point at a fraction of the total length.
  func paced(at fraction: Double) -> Place {
    Self.place(on: segments.flatMap(\.self), at: fraction)
  }

  private static func place(on points: [CGPoint], at fraction: Double) -> Place {
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = lengths.reduce(0, +) * fraction
    var index = 0
    while index < lengths.count - 1, rest > lengths[index] {
      rest -= lengths[index]
      index += 1
    }
    let (from, to) = (points[index], points[index + 1])
    let part = lengths[index] > 0 ? min(1, rest / lengths[index]) : 0
    let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
    return (CGPoint(x: from.x + way.x * part, y: from.y + way.y * part), way)
  }
}

import DisplayList
import UIKitCore

/// A fixed boundary that bodies collide with.
enum DynamicBoundary {
  /// The distance from a side within which objects are in contact, so that objects lying on the
  /// side stay in contact.
  private static let reach: CGFloat = 0.1

  /// Returns the contacts at which a body extends beyond the sides of a rectangle.
  @MainActor
  static func contacts(of body: PhysicsBody, inside room: CGRect) -> [PhysicsContact] {
    guard !body.isWellInside(room) else { return [] }
    let sides: [(CGVector, CGPoint)] = [
      (CGVector(dx: 1, dy: 0), CGPoint(x: room.minX, y: room.minY)),
      (CGVector(dx: -1, dy: 0), CGPoint(x: room.maxX, y: room.maxY)),
      (CGVector(dx: 0, dy: 1), CGPoint(x: room.minX, y: room.minY)),
      (CGVector(dx: 0, dy: -1), CGPoint(x: room.maxX, y: room.maxY)),
    ]
    return sides.flatMap { normal, origin in
      outermost(of: body, against: normal).compactMap { point in
        let depth = -CGVector(origin, point).dot(normal)
        return depth > -reach ? PhysicsContact(point: point, normal: normal, depth: depth) : nil
      }
    }
  }

  @MainActor
  private static func outermost(of body: PhysicsBody, against normal: CGVector) -> [CGPoint] {
    switch body.shape {
    case .disc(let center, let radius): [center.moved(by: normal * -radius)]
    case .corners(let corners): corners
    }
  }

  /// Returns the lines of a path, with curves divided into short lines.
  static func lines(of path: UIBezierPath) -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      if point != current { lines.append((current, point)) }
      current = point
    }
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        start = points[0]
        current = start
      case .addLineToPoint: add(points[0])
      case .addQuadCurveToPoint:
        let (from, control, end) = (current, points[0], points[1])
        for step in 1...12 { add(curve([from, control, end], CGFloat(step) / 12)) }
      case .addCurveToPoint:
        let (from, one, two, end) = (current, points[0], points[1], points[2])
        for step in 1...16 { add(curve([from, one, two, end], CGFloat(step) / 16)) }
      case .closeSubpath: add(start)
      @unknown default: break
      }
    }
    return lines
  }

  /// Returns the point at a fraction of a Bézier curve.
  private static func curve(_ points: [CGPoint], _ part: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    let next = zip(points, points.dropFirst()).map { one, other in
      CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
    }
    return curve(next, part)
  }
}

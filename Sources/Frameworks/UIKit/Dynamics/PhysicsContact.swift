import UIKitCore

/// A point where two objects touch.
struct PhysicsContact {
  /// The point, between the two objects.
  var point: CGPoint
  /// The direction in which the second object is pushed away from the first, as a vector of length
  /// 1.
  var normal: CGVector
  /// The depth of the overlap.
  var depth: CGFloat
}

/// The shape of an object at a moment, which is a disc or a list of corners in order.
///
/// A line has two corners.
enum PhysicsShape {
  case disc(CGPoint, CGFloat)
  case corners([CGPoint])

  /// Returns the contacts of two shapes, with normals from the first to the second.
  static func contacts(_ first: PhysicsShape, _ second: PhysicsShape) -> [PhysicsContact] {
    switch (first, second) {
    case (.disc(let a, let r), .disc(let b, let s)): discs(a, r, b, s)
    case (.corners(let corners), .disc(let center, let radius)): disc(center, radius, on: corners)
    case (.disc(let center, let radius), .corners(let corners)):
      disc(center, radius, on: corners).map {
        PhysicsContact(point: $0.point, normal: -$0.normal, depth: $0.depth)
      }
    case (.corners(let a), .corners(let b)): polygons(a, b)
    }
  }

  private static func discs(_ a: CGPoint, _ r: CGFloat, _ b: CGPoint, _ s: CGFloat)
    -> [PhysicsContact]
  {
    let between = CGVector(a, b)
    let depth = r + s - between.length
    guard depth > 0 else { return [] }
    let normal = between.unit
    return [
      PhysicsContact(point: a.moved(by: normal * (r - depth / 2)), normal: normal, depth: depth)
    ]
  }

  private static func disc(_ center: CGPoint, _ radius: CGFloat, on corners: [CGPoint])
    -> [PhysicsContact]
  {
    let nearest = sides(of: corners).map { closest(to: center, from: $0, to: $1) }
      .min { CGVector($0, center).length < CGVector($1, center).length }
    guard let nearest else { return [] }
    let out = CGVector(nearest, center)
    if contains(center, in: corners) {
      return [PhysicsContact(point: nearest, normal: -out.unit, depth: radius + out.length)]
    }
    guard out.length < radius else { return [] }
    return [PhysicsContact(point: nearest, normal: out.unit, depth: radius - out.length)]
  }

  private static func sides(of corners: [CGPoint]) -> [(CGPoint, CGPoint)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  private static func closest(to point: CGPoint, from start: CGPoint, to end: CGPoint) -> CGPoint {
    let side = CGVector(start, end)
    let square = side.dot(side)
    guard square > 0 else { return start }
    return start.moved(by: side * min(1, max(0, CGVector(start, point).dot(side) / square)))
  }

  private static func contains(_ point: CGPoint, in corners: [CGPoint]) -> Bool {
    guard corners.count > 2 else { return false }
    let turns = sides(of: corners).map { CGVector($0, $1).cross(CGVector($0, point)) }
    return turns.allSatisfy { $0 > 0 } || turns.allSatisfy { $0 < 0 }
  }

  // MARK: Corners

  /// The direction in which two shapes overlap least, as a side of the first shape.
  private struct Separation {
    var depth: CGFloat
    var start: CGPoint
    var end: CGPoint
    var normal: CGVector
  }

  private static func polygons(_ a: [CGPoint], _ b: [CGPoint]) -> [PhysicsContact] {
    guard let one = separation(of: a, from: b), let other = separation(of: b, from: a) else {
      return []
    }
    if one.depth <= other.depth + 0.01 { return clip(b, to: one) }
    return clip(a, to: other).map {
      PhysicsContact(point: $0.point, normal: -$0.normal, depth: $0.depth)
    }
  }

  private static func separation(of own: [CGPoint], from others: [CGPoint]) -> Separation? {
    let middle = center(of: own)
    let otherMiddle = center(of: others)
    var best: Separation?
    for (start, end) in sides(of: own) {
      var normal = -CGVector(start, end).unit.turned
      let outwards = own.count > 2 ? CGVector(middle, start) : CGVector(start, otherMiddle)
      if normal.dot(outwards) < 0 { normal = -normal }
      let reach = others.map { CGVector(start, $0).dot(normal) }.min() ?? 0
      guard reach < 0 else { return nil }
      if best.map({ -reach < $0.depth }) ?? true {
        best = Separation(depth: -reach, start: start, end: end, normal: normal)
      }
    }
    return best
  }

  private static func center(of corners: [CGPoint]) -> CGPoint {
    let sum = corners.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(corners.count), y: sum.y / CGFloat(corners.count))
  }

  /// Returns the contacts on the side of a shape that faces a separating side and is behind it.
  private static func clip(_ corners: [CGPoint], to separation: Separation) -> [PhysicsContact] {
    let nearest = sides(of: corners).min {
      facing($0, separation.normal) < facing($1, separation.normal)
    }
    guard var (first, second) = nearest else { return [] }
    let along = CGVector(separation.start, separation.end).unit
    let limits = [(separation.start, along), (separation.end, -along)]
    for (origin, inwards) in limits {
      let (d, e) = (CGVector(origin, first).dot(inwards), CGVector(origin, second).dot(inwards))
      if d < 0, e < 0 { return [] }
      let crossing = first.moved(by: CGVector(first, second) * (d / (d - e == 0 ? 1 : d - e)))
      if d < 0 { first = crossing }
      if e < 0 { second = crossing }
    }
    return [first, second].compactMap { point in
      let depth = -CGVector(separation.start, point).dot(separation.normal)
      guard depth > 0 else { return nil }
      return PhysicsContact(point: point, normal: separation.normal, depth: depth)
    }
  }

  private static func facing(_ side: (CGPoint, CGPoint), _ normal: CGVector) -> CGFloat {
    let middle = CGPoint(x: (side.0.x + side.1.x) / 2, y: (side.0.y + side.1.y) / 2)
    return CGVector(.zero, middle).dot(normal)
  }
}

extension PhysicsBody {
  /// The shape of the body for collisions.
  var shape: PhysicsShape { isRound ? .disc(position, radius) : .corners(corners) }
}

import DisplayList
import Foundation

extension Path {
  /// Creates a rectangle with continuously curved corners.
  package init(continuouslyRounded rect: CGRect, radii: CornerRadii) {
    self.init()
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    let corners: [(point: CGPoint, radius: CGFloat, before: CGVector, after: CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, left, down),
      (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, up, left),
      (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, right, up),
      (CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, down, right),
    ]
    for (point, radius, before, after) in corners {
      func easing(_ side: CGVector) -> CornerEasing {
        CornerEasing(room: (side.dx == 0 ? rect.height : rect.width) / 2 / max(radius, 0.001))
      }
      func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + (before.dx * along + after.dx * across) * radius,
          y: point.y + (before.dy * along + after.dy * across) * radius)
      }
      addCorner(from: easing(before), to: easing(after), place: place)
    }
    elements.append(.close)
  }

  /// Adds a corner, which consists of an arc between two curves that ease into it.
  /// - Parameter place: Returns the point at two distances from the corner, in radii, along the
  ///   sides before and after it.
  private mutating func addCorner(
    from first: CornerEasing, to second: CornerEasing, place: (CGFloat, CGFloat) -> CGPoint
  ) {
    let start = place(first.start, 0)
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    elements.append(
      .cubic(
        control1: place(first.outer, 0), control2: place(first.inner, 0),
        to: place(1 - sin(first.angle), 1 - cos(first.angle))))
    let handle = 4 / 3 * tan((.pi / 2 - first.angle - second.angle) / 4)
    let (sin1, cos1) = (sin(first.angle), cos(first.angle))
    let (sin2, cos2) = (sin(second.angle), cos(second.angle))
    elements.append(
      .cubic(
        control1: place(1 - sin1 - handle * cos1, 1 - cos1 + handle * sin1),
        control2: place(1 - cos2 + handle * sin2, 1 - sin2 - handle * cos2),
        to: place(1 - cos2, 1 - sin2)))
    elements.append(
      .cubic(
        control1: place(0, second.inner), control2: place(0, second.outer),
        to: place(0, second.start)))
  }
}

/// The curve between a side and a corner's arc, in radii from the corner.
///
/// It starts straight and ends with the curvature of the arc. If a side is too short for it, less
/// of the arc is replaced.
private struct CornerEasing {
  /// The length of a corner along its side if there's enough room, which matches Apple's
  /// `cornerCurveExpansionFactor(_:)`.
  private static let reach: CGFloat = 1.528665
  /// The angle at which the arc starts if there's enough room.
  private static let fullAngle: CGFloat = .pi / 8

  let angle: CGFloat
  let start: CGFloat
  let outer: CGFloat
  let inner: CGFloat

  init(room: CGFloat) {
    start = min(max(room, 1), Self.reach)
    angle = max(Self.fullAngle * (start - 1) / (Self.reach - 1), 0.001)
    let tangent = tan(angle / 2)
    inner = 1 - sin(angle) + tangent * cos(angle)
    // The curvature at the end matches the arc's.
    outer = inner + 1.5 * tangent * tangent / sin(angle)
  }
}

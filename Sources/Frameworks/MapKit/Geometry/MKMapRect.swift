import Foundation

/// A rectangle on the map of the whole world, in map points.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmaprect>.
public struct MKMapRect: Sendable {
  /// The northwest corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates an empty rectangle at the northwest corner of the map.
  public init() {
    self.init(origin: MKMapPoint(), size: MKMapSize())
  }

  /// Creates a rectangle from a corner and a size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of a corner, a width, and a height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The map of the whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// The rectangle that contains nothing, at no place.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  // MARK: Parts

  /// The west end.
  public var minX: Double { origin.x }
  /// The north end.
  public var minY: Double { origin.y }
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The east end.
  public var maxX: Double { origin.x + size.width }
  /// The south end.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether the rectangle is the null rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle is null, or has no width or height.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

  var middle: MKMapPoint { MKMapPoint(x: midX, y: midY) }

  // MARK: Other rectangles

  /// Returns the smallest rectangle that contains this one and another.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }

  /// Returns the part that's also in another rectangle, or the null rectangle.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle with its sides moved inward.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return MKMapRect(
      x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the parts on each side of a line at a distance from an edge.
  public func divided(atDistance: Double, from: CGRectEdge) -> (
    slice: MKMapRect, remainder: MKMapRect
  ) {
    let isHorizontal = from == .minXEdge || from == .maxXEdge
    let distance = min(max(atDistance, 0), isHorizontal ? width : height)
    var (slice, rest) = (self, self)
    if isHorizontal {
      slice.size.width = distance
      rest.size.width = width - distance
    } else {
      slice.size.height = distance
      rest.size.height = height - distance
    }
    switch from {
    case .minXEdge: rest.origin.x += distance
    case .minYEdge: rest.origin.y += distance
    case .maxXEdge: slice.origin.x += width - distance
    case .maxYEdge: slice.origin.y += height - distance
    }
    return (slice, rest)
  }

  // MARK: Contents

  /// Returns whether a point is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle is entirely in this one.
  public func contains(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY
      && rect.maxY <= maxY
  }

  /// Returns whether this rectangle and another have a common part.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

  /// Whether the rectangle goes beyond the longitude of 180 degrees.
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > Mercator.side)
  }

  /// Returns the part beyond the longitude of 180 degrees, moved to the other end of the map.
  public func remainder() -> MKMapRect {
    if minX < 0 {
      return MKMapRect(
        x: minX + Mercator.side, y: minY, width: min(-minX, width), height: height)
    }
    guard maxX > Mercator.side else { return .null }
    let width = min(maxX - Mercator.side, width)
    return MKMapRect(x: maxX - width - Mercator.side, y: minY, width: width, height: height)
  }
}

/// The map of the whole world.
public let MKMapRectWorld = MKMapRect.world
/// The rectangle that contains nothing, at no place.
public let MKMapRectNull = MKMapRect.null

/// Creates a rectangle from the coordinates of a corner, a width, and a height.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect
{
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest rectangle that contains two others.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}

/// Returns whether a point is in a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}

/// Returns whether a rectangle is the null rectangle.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

/// Returns whether two rectangles are equal.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin)
    && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

import Foundation

/// The location of a device.
package enum DeviceLocation: Codable, Equatable, Sendable {
  /// A geographic location at a point in time.
  package struct Point: Codable, Equatable, Sendable {
    /// Degrees north of the equator.
    package var latitude: Double
    /// Degrees east of Greenwich.
    package var longitude: Double
    /// The time, in seconds from the start of the route.
    package var time: Double

    /// Creates a location, optionally with a time.
    package init(latitude: Double, longitude: Double, time: Double = 0) {
      self.latitude = latitude
      self.longitude = longitude
      self.time = time
    }

    /// Returns the distance to another location, in meters.
    package func distance(to other: Point) -> Double {
      let (start, end) = (latitude * .pi / 180, other.latitude * .pi / 180)
      let turn = (other.longitude - longitude) * .pi / 180
      let part =
        pow(sin((end - start) / 2), 2) + cos(start) * cos(end) * pow(sin(turn / 2), 2)
      return 2 * Self.earthRadius * asin(min(1, sqrt(part)))
    }

    private static let earthRadius = 6_371_008.8
  }

  /// The location isn't available.
  case none
  /// A fixed location.
  case fixed(Point)
  /// A position on a route after a number of seconds.
  ///
  /// At its end, the device stays in place.
  case route(points: [Point], elapsed: Double)

  /// The encoded names of the cases.
  package enum CodingKeys: String, CodingKey, CaseIterable, Codable, Sendable {
    case none, fixed, route
  }

  /// The encoded names of a route's values.
  package enum RouteCodingKeys: String, CodingKey, CaseIterable {
    case points, elapsed
  }

  /// The maximum number of points in a route.
  package static let mostPoints = 10_000
  /// The maximum duration of a route, which is a week, in seconds.
  package static let longestTime = 604_800.0

  /// Returns the device's location after a number of seconds.
  package func point(after seconds: Double) -> Point? {
    switch self {
    case .none: return nil
    case .fixed(let point): return point
    case .route(let points, let elapsed):
      let time = elapsed + seconds
      guard let next = points.firstIndex(where: { $0.time > time }) else { return points.last }
      guard next > 0 else { return points.first }
      let (start, end) = (points[next - 1], points[next])
      let part = (time - start.time) / (end.time - start.time)
      return Point(
        latitude: start.latitude + (end.latitude - start.latitude) * part,
        longitude: start.longitude + (end.longitude - start.longitude) * part, time: time)
    }
  }

  /// Returns whether the device is still moving after a number of seconds.
  package func isMoving(after seconds: Double) -> Bool {
    guard case .route(let points, let elapsed) = self, let last = points.last else { return false }
    return elapsed + seconds < last.time
  }

  /// Returns a route at a constant speed, in meters per second.
  package static func route(_ points: [Point], speed: Double) -> DeviceLocation {
    var timed: [Point] = []
    for var point in points {
      point.time = timed.last.map { $0.time + $0.distance(to: point) / speed } ?? 0
      timed.append(point)
    }
    return .route(points: timed, elapsed: 0)
  }

  /// The fixed location, or the start of the route.
  package var beginning: Point? {
    switch self {
    case .none: nil
    case .fixed(let point): point
    case .route(let points, _): points.first
    }
  }

  /// The kind of location.
  package var kind: CodingKeys {
    switch self {
    case .none: .none
    case .fixed: .fixed
    case .route: .route
    }
  }

  /// The reason that the location is invalid, if it is.
  package var fault: String? {
    switch self {
    case .none: nil
    case .fixed(let point): Self.fault(of: [point])
    case .route(let points, let elapsed):
      points.isEmpty || points.count > Self.mostPoints
        ? "A path must have 1 to \(Self.mostPoints) points."
        : (0...Self.longestTime).contains(elapsed)
          ? Self.fault(of: points) : "A path can take at most a week."
    }
  }

  private static func fault(of points: [Point]) -> String? {
    for point in points {
      guard (-90...90).contains(point.latitude) else {
        return "A latitude must be from -90 to 90 degrees."
      }
      guard (-180...180).contains(point.longitude) else {
        return "A longitude must be from -180 to 180 degrees."
      }
      guard (0...longestTime).contains(point.time) else { return "A path can take at most a week." }
    }
    let areInOrder = zip(points, points.dropFirst()).allSatisfy { $0.time <= $1.time }
    return areInOrder ? nil : "The points of a path must be in the order of their times."
  }
}

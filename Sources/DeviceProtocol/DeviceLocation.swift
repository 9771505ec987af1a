import Foundation

/// The location of a device.
package enum DeviceLocation: Codable, Equatable, Sendable {
  /// A place that the device is at, at a time.
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

    /// Returns the distance to another place, in meters.
    package func distance(to other: Point) -> Double {
      let (start, end) = (latitude * .pi / 180, other.latitude * .pi / 180)
      let turn = (other.longitude - longitude) * .pi / 180
      let part =
        pow(sin((end - start) / 2), 2) + cos(start) * cos(end) * pow(sin(turn / 2), 2)
      return 2 * Self.earthRadius * asin(min(1, sqrt(part)))
    }

    private static let earthRadius = 6_371_008.8
  }

  /// The device doesn't know.
  case none
  /// A location that stays the same.
  case fixed(Point)
  /// It's on a way, for a number of seconds already, and stays where that ends.
  case route(points: [Point], elapsed: Double)

  /// The names by which places are encoded.
  package enum CodingKeys: String, CodingKey, CaseIterable, Codable, Sendable {
    case none, fixed, route
  }

  /// The names by which a way is encoded.
  package enum RouteCodingKeys: String, CodingKey, CaseIterable {
    case points, elapsed
  }

  /// The most points that a way may have.
  package static let mostPoints = 10_000
  /// The longest that a way may take, in seconds: a week.
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

  /// The device's location, or the start of its path.
  package var beginning: Point? {
    switch self {
    case .none: nil
    case .fixed(let point): point
    case .route(let points, _): points.first
    }
  }

  /// The type of location.
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

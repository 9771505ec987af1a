import Foundation

/// A point on the map of the whole world, in Mercator's projection.
///
/// The map's origin is its northwest corner, at a longitude of −180 degrees. Follows
/// <https://developer.apple.com/documentation/mapkit/mkmappoint>.
public struct MKMapPoint: Sendable {
  /// The distance from the west end of the map, in map points.
  public var x: Double
  /// The distance from the north end of the map, in map points.
  public var y: Double

  /// Creates a point at the northwest corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from its coordinates on the map.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point for a coordinate on the earth, or (−1, −1) if the coordinate isn't valid.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      self.init(x: -1, y: -1)
      return
    }
    self.init(
      x: Mercator.x(ofLongitude: coordinate.longitude),
      y: Mercator.y(ofLatitude: coordinate.latitude))
  }

  /// The coordinate on the earth.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: Mercator.latitude(ofY: y), longitude: Mercator.longitude(ofX: x))
  }

  /// Returns the distance to another point, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// Creates a point from its coordinates on the map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Creates a point for a coordinate on the earth.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

/// Returns the coordinate of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}

/// Returns whether two points are equal.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

/// Returns the distance between two points, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

/// Returns the length of a map point at a latitude, in meters.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * Mercator.equator / Mercator.side
}

/// Returns the number of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

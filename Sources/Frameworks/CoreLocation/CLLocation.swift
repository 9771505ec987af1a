import DeviceProtocol
import Foundation

/// A location at a point in time.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocation>.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The coordinates.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude in meters above sea level.
  public let altitude: CLLocationDistance
  /// The accuracy of the coordinates in meters, or a negative value if they're invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude in meters, or a negative value if it isn't known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees from north, or a negative value if it isn't known.
  public let course: CLLocationDirection
  /// The accuracy of the direction, in degrees.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed in meters per second, or a negative value if it isn't known.
  public let speed: CLLocationSpeed
  /// The accuracy of the speed, in meters per second.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time at which the location was determined.
  public let timestamp: Date
  /// The floor, which is always `nil`.
  open var floor: CLFloor? { nil }
  /// The altitude in meters above the reference ellipsoid of the earth.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates a location from coordinates.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location with an altitude and a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1,
      timestamp: timestamp)
  }

  /// Creates a location with an altitude, a movement, and a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with an altitude, a movement with its accuracy, and a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = hAccuracy
    self.verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the distance to another location, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    point.distance(to: location.point)
  }

  private var point: DeviceLocation.Point {
    DeviceLocation.Point(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// Returns the direction to another location, in degrees from north.
  func direction(to other: CLLocation) -> CLLocationDirection {
    let (start, end) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
    let turn = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
    let angle = atan2(
      sin(turn) * cos(end), cos(start) * sin(end) - sin(start) * cos(end) * cos(turn))
    let degrees = angle * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// A description of the location and time.
  open override var description: String {
    String(
      format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude,
      coordinate.longitude, horizontalAccuracy, speed, course) + "\(timestamp)"
  }
}

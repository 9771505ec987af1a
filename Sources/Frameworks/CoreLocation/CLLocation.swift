import DeviceProtocol
import Foundation

/// A location at a point in time.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocation>.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The coordinates.
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// The accuracy of the location, in meters; negative if the location is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude, in meters; negative if it isn't known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction in which the device moves; negative if it isn't known.
  public let course: CLLocationDirection
  /// The accuracy of the direction, in degrees.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed of the device, in meters per second; negative if it isn't known.
  public let speed: CLLocationSpeed
  /// The accuracy of the speed, in meters per second.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time at which the device was there.
  public let timestamp: Date
  /// The floor, which isn't known.
  open var floor: CLFloor? { nil }
  /// Meters above the ellipsoid that stands for the earth.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place with an altitude, at a time.
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

  /// Creates a place with a movement, at a time.
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

  /// Creates a place with a movement and how exact that is, at a time.
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

  /// Returns the direction to another place, in degrees from north.
  func direction(to other: CLLocation) -> CLLocationDirection {
    let (start, end) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
    let turn = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
    let angle = atan2(
      sin(turn) * cos(end), cos(start) * sin(end) - sin(start) * cos(end) * cos(turn))
    let degrees = angle * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The place and the time in words.
  open override var description: String {
    String(
      format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude,
      coordinate.longitude, horizontalAccuracy, speed, course) + "\(timestamp)"
  }
}

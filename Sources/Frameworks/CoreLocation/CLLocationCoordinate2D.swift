import Foundation

/// A latitude or a longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location, in meters.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed, in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees from north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// The highest accuracy, which also uses the device's other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Accuracy within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accuracy within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Accuracy within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Accuracy within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The reduced accuracy that users can choose.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every change of the heading is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The maximum distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A coordinate on the earth.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d>.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates a coordinate at 0, 0.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a coordinate from a latitude and longitude.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a coordinate from a latitude and longitude.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

import Foundation

/// Whether the device is in a region.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clregionstate>.
public enum CLRegionState: Int, Sendable {
  /// It isn't known.
  case unknown
  /// It is.
  case inside
  /// It isn't.
  case outside
}

/// An area on the earth.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clregion>.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name of the region.
  public let identifier: String
  /// Whether the app is told when the device comes into the region.
  open var notifyOnEntry = true
  /// Whether the app is told when the device leaves the region.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Whether another region has the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// The number of the name.
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clcircularregion>.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The distance from the middle to the edge, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}

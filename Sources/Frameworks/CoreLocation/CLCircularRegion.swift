import Foundation

/// A circular region on the earth.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clcircularregion>.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center of the region.
  public let center: CLLocationCoordinate2D
  /// The radius of the region, in meters.
  public let radius: CLLocationDistance

  /// Creates a circular region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether the region contains a coordinate.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}

import Foundation

/// A circle around a coordinate.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcircle>.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle with a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
    super.init()
  }

  /// Creates the largest circle in a rectangle's width.
  public convenience init(mapRect: MKMapRect) {
    let center = mapRect.middle.coordinate
    self.init(
      center: center,
      radius: max(mapRect.width, mapRect.height) / 2
        * MKMetersPerMapPointAtLatitude(center.latitude))
  }

  /// The center.
  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }

  /// The smallest rectangle that contains the circle.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let length = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(
      x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
  }
}

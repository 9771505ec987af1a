import Foundation

/// The distance of a range that has no limit at one end.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// The distances from which a map can be seen.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange>.
  open class CameraZoomRange: NSObject {
    /// The smallest distance from the center, in meters.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The largest distance from the center, in meters.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range, unless its ends are in the wrong order.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
      super.init()
    }

    /// Creates a range with a smallest distance.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance,
        maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }

    /// Creates a range with a largest distance.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault,
        maxCenterCoordinateDistance: maxDistance)
    }
  }
}

extension MKMapView.CameraZoomRange {
  /// Returns the part of the map with the same middle at the nearest distance in the range.
  func limiting(_ part: Viewport) -> Viewport {
    let camera = MKMapCamera(part)
    var distance = camera.centerCoordinateDistance
    if maxCenterCoordinateDistance > 0 { distance = min(distance, maxCenterCoordinateDistance) }
    if minCenterCoordinateDistance > 0 { distance = max(distance, minCenterCoordinateDistance) }
    guard distance != camera.centerCoordinateDistance else { return part }
    camera.centerCoordinateDistance = distance
    return camera.viewport(in: part.size)
  }
}

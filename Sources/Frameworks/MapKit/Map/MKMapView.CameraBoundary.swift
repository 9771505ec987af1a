import Foundation

extension MKMapView {
  /// An area in which the middle of a map stays.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapview/cameraboundary>.
  open class CameraBoundary: NSObject {
    /// The area as a rectangle on the map.
    public let mapRect: MKMapRect

    /// Creates an area from a rectangle on the map, unless it's empty.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
      super.init()
    }

    /// Creates an area from a region, unless it's empty.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) {
      self.init(mapRect: region.mapRect)
    }

    /// The area as a region.
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
  }
}

extension MKMapView.CameraBoundary {
  /// Returns the part of the map whose middle is in the area and nearest to another part's.
  func limiting(_ part: Viewport) -> Viewport {
    let middle = mapRect.middle
    let across = Mercator.shortest(part.center.x - middle.x)
    return part.centered(
      at: MKMapPoint(
        x: middle.x + min(max(across, -mapRect.width / 2), mapRect.width / 2),
        y: min(max(part.center.y, mapRect.minY), mapRect.maxY)))
  }
}

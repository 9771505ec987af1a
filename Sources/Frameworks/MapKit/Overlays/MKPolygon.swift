import Foundation

/// An area inside a line through points.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolygon>.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that aren't part of the polygon.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area inside a line through points on the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates an area with holes inside a line through points on the map.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(Array(UnsafeBufferPointer(start: points, count: count)))
    self.interiorPolygons = interiorPolygons
  }

  /// Creates an area inside a line through coordinates.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates an area with holes inside a line through coordinates.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }

  /// The smallest rectangle that contains the area.
  open var boundingMapRect: MKMapRect { extent }

  /// The middle of the bounding rectangle.
  open override var coordinate: CLLocationCoordinate2D {
    get { extent.isNull ? kCLLocationCoordinate2DInvalid : extent.middle.coordinate }
    set {}
  }
}

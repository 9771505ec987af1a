import Foundation

/// A line that connects points.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolyline>.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line through points on the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a line through coordinates.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }

  /// The smallest rectangle that contains the line.
  open var boundingMapRect: MKMapRect { extent }

  /// The middle of the bounding rectangle.
  open override var coordinate: CLLocationCoordinate2D {
    get { extent.isNull ? kCLLocationCoordinate2DInvalid : extent.middle.coordinate }
    set {}
  }
}

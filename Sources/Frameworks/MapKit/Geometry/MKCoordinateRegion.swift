import Foundation

/// A region of the earth, from its center and its width and height in degrees.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcoordinateregion>.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The width and height.
  public var span: MKCoordinateSpan

  /// Creates an empty region at 0, 0.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region from its width and height in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let shrinking = max(cos(centerCoordinate.latitude * .pi / 180), 0.000_001)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Mercator.degree,
        longitudeDelta: min(longitudinalMeters / (Mercator.degree * shrinking), 360)))
  }

  /// Creates the region of a rectangle on the map.
  public init(_ rect: MKMapRect) {
    let north = Mercator.latitude(ofY: rect.minY)
    let south = Mercator.latitude(ofY: rect.maxY)
    let middle = MKMapPoint(x: Mercator.wrapped(rect.midX), y: rect.midY)
    self.init(
      center: middle.coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: rect.width / Mercator.side * 360))
  }

  /// The rectangle on the map whose middle is the region's center, and that's as high as the region.
  var mapRect: MKMapRect {
    let north = Mercator.y(ofLatitude: center.latitude + span.latitudeDelta / 2)
    let south = Mercator.y(ofLatitude: center.latitude - span.latitudeDelta / 2)
    let middle = MKMapPoint(center)
    let width = span.longitudeDelta / 360 * Mercator.side
    return MKMapRect(
      x: middle.x - width / 2, y: middle.y - (south - north) / 2, width: width,
      height: south - north)
  }

  /// Whether the center and the size are possible.
  var isValid: Bool {
    CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
      && (0...360).contains(span.longitudeDelta)
  }
}

/// Creates a region.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Creates a region from its width and height in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// Creates the region of a rectangle on the map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}

extension MKCoordinateRegion {
  /// A description for messages.
  var text: String {
    "<center:\(center.latitude), \(center.longitude) span:\(span.latitudeDelta), "
      + "\(span.longitudeDelta)>"
  }
}

/// The width and height of a region, in degrees.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcoordinatespan>.
public struct MKCoordinateSpan: Sendable {
  /// The distance from north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The distance from east to west, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// Creates a span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

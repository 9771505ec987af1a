/// The place where a photo was taken.
package struct PhotoPlace: Codable, Hashable, Sendable {
  /// The degrees north of the equator.
  package let latitude: Double
  /// The degrees east of Greenwich.
  package let longitude: Double
  /// The meters above sea level.
  package let altitude: Double

  /// Creates a place, or returns `nil` for coordinates that aren't on the earth.
  package init?(latitude: Double, longitude: Double, altitude: Double = 0) {
    guard abs(latitude) <= 90, abs(longitude) <= 180, altitude.isFinite else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
  }

  /// Whether the coordinates are on the earth, which a decoded place must be checked for.
  package var isOnEarth: Bool {
    abs(latitude) <= 90 && abs(longitude) <= 180 && altitude.isFinite
  }
}

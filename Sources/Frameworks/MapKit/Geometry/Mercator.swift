import Foundation

/// Mercator's projection of the earth onto a square.
enum Mercator {
  /// The side of the map, in map points.
  static let side: Double = 268_435_456
  /// The length of the equator, in meters.
  static let equator = 2 * Double.pi * 6_378_137
  /// The length of a degree of the equator, in meters.
  static let degree = equator / 360
  /// The latitude of the map's north end, in degrees.
  private static let end = 85.051_128_779_806_59

  static func x(ofLongitude longitude: CLLocationDegrees) -> Double {
    (longitude + 180) / 360 * side
  }

  static func y(ofLatitude latitude: CLLocationDegrees) -> Double {
    let angle = min(max(latitude, -end), end) * .pi / 180
    return (0.5 - log(tan(angle) + 1 / cos(angle)) / (2 * .pi)) * side
  }

  static func longitude(ofX x: Double) -> CLLocationDegrees { x / side * 360 - 180 }

  static func latitude(ofY y: Double) -> CLLocationDegrees {
    atan(sinh((0.5 - y / side) * 2 * .pi)) * 180 / .pi
  }

  /// Returns the horizontal position within the map that's the same after turns around the earth.
  static func wrapped(_ x: Double) -> Double {
    let rest = x.truncatingRemainder(dividingBy: side)
    return rest < 0 ? rest + side : rest
  }

  /// Returns the horizontal distance that's the same after turns around the earth, and at most half
  /// a turn.
  static func shortest(_ distance: Double) -> Double {
    distance - (distance / side).rounded() * side
  }
}

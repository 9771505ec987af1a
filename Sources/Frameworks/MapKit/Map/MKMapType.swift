/// A kind of map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmaptype>.
public enum MKMapType: UInt, Sendable {
  /// A map of streets.
  case standard
  /// Satellite images.
  case satellite
  /// Satellite images with streets.
  case hybrid
  /// Satellite images that can be tilted.
  case satelliteFlyover
  /// Satellite images with streets that can be tilted.
  case hybridFlyover
  /// A map of streets in lighter colors.
  case mutedStandard
}

extension MKMapType {
  /// The kinds by their names in storyboards.
  static let spellings: [String: MKMapType] = [
    "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
    "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
    "mutedStandard": .mutedStandard,
  ]

  /// Whether the map consists of satellite images.
  var isSatellite: Bool { self != .standard && self != .mutedStandard }
}

/// A way to travel.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkdirectionstransporttype>.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Creates a set of ways.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

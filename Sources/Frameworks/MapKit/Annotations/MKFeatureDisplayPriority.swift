/// The priority of showing a view on a map if views collide.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority>.
public struct MKFeatureDisplayPriority: RawRepresentable, Equatable, Hashable, Sendable {
  /// The priority, up to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The view is always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// A high priority.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// A low priority.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The order in which an emitter layer draws particles.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode>.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles are rendered in any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are rendered first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are rendered last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest particles are rendered first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Particles are rendered with additive colors.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// The style of a gradient.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cagradientlayertype>.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a type from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient along the axis between its end points.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient that spreads from its start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient that sweeps around its start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

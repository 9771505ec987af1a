/// Whether a gradient follows a line or circles.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cagradientlayertype>.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a type from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

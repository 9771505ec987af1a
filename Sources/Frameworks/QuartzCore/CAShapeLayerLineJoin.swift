import DisplayList

/// The shape of the joints of a stroked path.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin>.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a style from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A miter line join.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round line join.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A bevel line join.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var displayed: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

import DisplayList

/// The corners of an outline.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin>.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a corner from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var displayed: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

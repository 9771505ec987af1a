import DisplayList

/// The ends of an outline.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap>.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates an end from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It ends at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var displayed: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

import DisplayList

/// The shape of the ends of a stroked path.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap>.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a style from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A butt line cap, which ends at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A round line cap.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square line cap, which extends beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var displayed: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

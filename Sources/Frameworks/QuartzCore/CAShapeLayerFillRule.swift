/// How overlapping areas of a path are decided.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule>.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a rule from Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the winding number.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

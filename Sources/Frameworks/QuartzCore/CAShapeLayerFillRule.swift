/// A rule with which a path is filled.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule>.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a rule from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd winding rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

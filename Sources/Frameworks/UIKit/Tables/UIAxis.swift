/// The axes that a setting applies to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaxis>.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set with bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Along both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

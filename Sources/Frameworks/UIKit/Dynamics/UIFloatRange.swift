import UIKitCore

/// The least and the greatest value of something.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifloatrange>.
public struct UIFloatRange: Equatable, Sendable {
  /// The least value.
  public var minimum: CGFloat
  /// The greatest value.
  public var maximum: CGFloat

  /// Creates a range of only 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of only 0.
  public static let zero = UIFloatRange()
  /// The range of all values.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no bounds.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

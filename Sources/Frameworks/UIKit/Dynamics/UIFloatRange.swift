import UIKitCore

/// A range of values.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifloatrange>.
public struct UIFloatRange: Equatable, Sendable {
  /// The minimum value.
  public var minimum: CGFloat
  /// The maximum value.
  public var maximum: CGFloat

  /// Creates a range that contains only 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A range that contains only 0.
  public static let zero = UIFloatRange()
  /// A range that contains all values.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no bounds.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// A number with its own type, such as a layout priority or a window level, that can be compared,
/// increased, and decreased.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Returns whether one value is less than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns a value increased by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }

  /// Returns a value increased by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }

  /// Returns a value decreased by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }

  /// Returns the difference between two values.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Increases a value by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Decreases a value by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIFont.Width: _UIKitNumericRawRepresentable {}

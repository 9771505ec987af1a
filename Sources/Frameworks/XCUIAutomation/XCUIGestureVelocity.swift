import Foundation

/// The speed of a finger, in points per second.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity>.
public struct XCUIGestureVelocity: Hashable, RawRepresentable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The velocity in points per second.
  public let rawValue: CGFloat

  /// Creates a velocity in points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity in points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity in points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

  /// Creates a velocity in points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// The default velocity.
  public static let `default` = XCUIGestureVelocity(rawValue: 1000)
  /// A slow velocity.
  public static let slow = XCUIGestureVelocity(rawValue: 500)
  /// A fast velocity.
  public static let fast = XCUIGestureVelocity(rawValue: 2000)

  /// The velocity in points per second, limited to how fast a finger can move.
  var speed: Double { rawValue > 0 ? Double(rawValue) : Double(Self.default.rawValue) }
}

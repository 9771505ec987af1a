import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses, as printed for a point.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The dimensions in parentheses, as printed for a size.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The coordinates and dimensions in parentheses, as printed for a rectangle.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

import Foundation

extension CGPoint {
  /// Returns whether two points are equal.
  ///
  /// Follows <https://developer.apple.com/documentation/corefoundation/cgpoint/equalto(_:)>.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  ///
  /// Follows <https://developer.apple.com/documentation/corefoundation/cgsize/equalto(_:)>.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether two rectangles have the same position and size.
  ///
  /// Follows <https://developer.apple.com/documentation/corefoundation/cgrect/equalto(_:)>.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

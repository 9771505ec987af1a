/// Returns a point with the given coordinates.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cgpointmake(_:_:)>.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size with the given dimensions.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cgsizemake(_:_:)>.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a vector with the given components.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cgvectormake(_:_:)>.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a rectangle with the given coordinates and dimensions.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cgrectmake(_:_:_:_:)>.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

import Foundation

/// A coordinate system on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicoordinatespace>.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point to another coordinate space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another coordinate space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another coordinate space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another coordinate space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the coordinate space, in its own coordinates.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Converts a point to screen coordinates.
  func onScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let inRoot = view.convert(point, to: nil as UIView?)
    return view.window?.convert(inRoot, to: nil as UIWindow?) ?? inRoot
  }

  /// Converts a point from screen coordinates.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let inRoot = view.window?.convert(point, from: nil as UIWindow?) ?? point
    return view.convert(inRoot, from: nil as UIView?)
  }

  func carry(
    _ rect: CGRect, from: any UICoordinateSpace, to: any UICoordinateSpace
  ) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { to.fromScreen(from.onScreen($0)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}

extension UIView: UICoordinateSpace {
  /// Converts a point to another coordinate space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(onScreen(point))
  }

  /// Converts a point from another coordinate space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.onScreen(point))
  }

  /// Converts a rectangle to another coordinate space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    carry(rect, from: self, to: coordinateSpace)
  }

  /// Converts a rectangle from another coordinate space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    carry(rect, from: coordinateSpace, to: self)
  }
}

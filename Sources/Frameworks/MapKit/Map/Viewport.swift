import Foundation

/// The part of the map that a view shows.
struct Viewport: Equatable {
  /// The highest number of points on the screen for each map point.
  static let largestScale = 2.0

  /// The point in the middle of the view.
  private(set) var center: MKMapPoint
  /// The number of points on the screen for each map point.
  private(set) var scale: Double
  /// The size of the view, in points.
  private(set) var size: CGSize

  /// Creates the part that shows all of a rectangle in a view of some size.
  init(showing rect: MKMapRect, in size: CGSize) {
    self.init(center: rect.middle, scale: Self.scale(toFit: rect, in: size), size: size)
  }

  /// Creates a part that's within the map.
  init(center: MKMapPoint, scale: Double, size: CGSize) {
    self.size = size
    let whole = max(size.width, size.height) / Mercator.side
    self.scale = max(min(scale, Self.largestScale), whole)
    let half = self.scale > 0 ? size.height / 2 / self.scale : 0
    self.center = MKMapPoint(
      x: Mercator.wrapped(center.x),
      y: min(max(center.y, half), max(Mercator.side - half, half)))
  }

  /// Returns the largest scale at which a view shows all of a rectangle.
  private static func scale(toFit rect: MKMapRect, in size: CGSize) -> Double {
    let widths = rect.width > 0 ? size.width / rect.width : .infinity
    let heights = rect.height > 0 ? size.height / rect.height : .infinity
    return min(widths, heights)
  }

  static func == (left: Viewport, right: Viewport) -> Bool {
    MKMapPointEqualToPoint(left.center, right.center) && left.scale == right.scale
      && left.size == right.size
  }

  /// The visible rectangle, which can go beyond the longitude of 180 degrees.
  var visibleRect: MKMapRect {
    guard scale > 0 else { return MKMapRect(origin: center, size: MKMapSize()) }
    let (width, height) = (size.width / scale, size.height / scale)
    return MKMapRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  // MARK: Places

  /// Returns the place in the view of a point on the map.
  func place(of point: MKMapPoint) -> CGPoint {
    CGPoint(
      x: size.width / 2 + Mercator.shortest(point.x - center.x) * scale,
      y: size.height / 2 + (point.y - center.y) * scale)
  }

  /// Returns the point on the map at a place in the view.
  func mapPoint(at place: CGPoint) -> MKMapPoint {
    guard scale > 0 else { return center }
    return MKMapPoint(
      x: Mercator.wrapped(center.x + (place.x - size.width / 2) / scale),
      y: center.y + (place.y - size.height / 2) / scale)
  }

  // MARK: Other parts

  /// Returns the part after the map has been moved by a distance, in points.
  func moved(by distance: CGPoint) -> Viewport {
    guard scale > 0 else { return self }
    return Viewport(
      center: MKMapPoint(x: center.x - distance.x / scale, y: center.y - distance.y / scale),
      scale: scale, size: size)
  }

  /// Returns the part around another point.
  func centered(at point: MKMapPoint) -> Viewport {
    Viewport(center: point, scale: scale, size: size)
  }

  /// Returns the part at another scale, with the same point at a place in the view.
  func scaled(by factor: Double, around place: CGPoint) -> Viewport {
    let fixed = mapPoint(at: place)
    let new = Viewport(center: center, scale: scale * factor, size: size)
    let now = new.place(of: fixed)
    return new.moved(by: CGPoint(x: place.x - now.x, y: place.y - now.y))
  }

  /// Returns the part with the same middle and scale in a view of another size.
  func resized(to size: CGSize) -> Viewport {
    Viewport(center: center, scale: scale, size: size)
  }

  /// Returns the part on the way to another one.
  /// - Parameter progress: The part of the way, from 0 to 1.
  func interpolated(to end: Viewport, progress: Double) -> Viewport {
    guard progress < 1, scale > 0 else { return end }
    let scale = scale * pow(end.scale / scale, progress)
    // A point between both centers moves at a constant speed on the screen.
    let isZoom = abs(end.scale / self.scale - 1) > 0.000_001
    let way =
      isZoom ? (1 / self.scale - 1 / scale) / (1 / self.scale - 1 / end.scale) : progress
    return Viewport(
      center: MKMapPoint(
        x: center.x + Mercator.shortest(end.center.x - center.x) * way,
        y: center.y + (end.center.y - center.y) * way),
      scale: scale, size: end.size)
  }
}

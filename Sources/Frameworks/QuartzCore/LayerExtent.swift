/// The minimum and maximum coordinates of a part of a layer.
struct LayerExtent {
  private(set) var (left, top): (CGFloat, CGFloat)
  private(set) var (right, bottom): (CGFloat, CGFloat)

  /// An empty extent.
  static let empty = LayerExtent(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  private init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates the extent of a rectangle.
  init(_ rect: CGRect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }

  /// Creates the extent of a layer that isn't transformed, in its superlayer's coordinates.
  init(of layer: LayerProperties) {
    let size = layer.bounds.size
    let left = layer.position.x - layer.anchorPoint.x * size.width
    let top = layer.position.y - layer.anchorPoint.y * size.height
    self.init(left: left, top: top, right: left + size.width, bottom: top + size.height)
  }

  /// Extends this extent to include another one.
  mutating func join(_ other: LayerExtent) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// Returns the extent in coordinates with a different origin.
  func moved(by origin: CGPoint) -> LayerExtent {
    LayerExtent(
      left: left + origin.x, top: top + origin.y, right: right + origin.x, bottom: bottom + origin.y
    )
  }

  /// Returns whether another extent is farther away than a margin, in points.
  func misses(_ other: LayerExtent, margin: CGFloat = 0) -> Bool {
    left - margin > other.right || right + margin < other.left || top - margin > other.bottom
      || bottom + margin < other.top
  }
}

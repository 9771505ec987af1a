/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  /// The radius of the top-left corner, in points.
  package var topLeft: Double
  /// The radius of the top-right corner, in points.
  package var topRight: Double
  /// The radius of the bottom-right corner, in points.
  package var bottomRight: Double
  /// The radius of the bottom-left corner, in points.
  package var bottomLeft: Double

  /// Creates radii with a value for each corner.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates radii with the same value for all corners.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

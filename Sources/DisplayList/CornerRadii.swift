/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left, in points.
  package var topLeft: Double
  /// The radius at the top right, in points.
  package var topRight: Double
  /// The radius at the bottom right, in points.
  package var bottomRight: Double
  /// The radius at the bottom left, in points.
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

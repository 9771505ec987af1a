/// A color at a location in a gradient.
package struct GradientStop: Hashable, Sendable {
  /// The location, from 0 (the start) to 1 (the end).
  package var location: Double
  /// The color at the location.
  package var color: Color

  /// Creates a color stop at a location in a gradient.
  package init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// The style of an outline, with lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The end of an open stroke.
  package enum Cap: UInt8, CaseIterable, Sendable { case butt, round, square }
  /// The join between two segments of a stroke.
  package enum Join: UInt8, CaseIterable, Sendable { case miter, round, bevel }

  /// The width, in points.
  package var width: Double
  /// The style of line ends.
  package var cap: Cap
  /// The style of joins.
  package var join: Join
  /// The maximum length of a pointed join, in line widths.
  package var miterLimit: Double
  /// The lengths of dashes and gaps, in points, or an empty array for a solid line.
  package var dash: [Double]
  /// The offset in the dash pattern where the line starts, in points.
  package var dashPhase: Double

  /// Creates a stroke style with a line width.
  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

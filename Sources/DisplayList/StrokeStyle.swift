/// The style of an outline; lengths are in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The end of an open stroke.
  package enum Cap: UInt8, CaseIterable, Sendable { case butt, round, square }
  /// The corner of a stroke.
  package enum Join: UInt8, CaseIterable, Sendable { case miter, round, bevel }

  /// The width, in points.
  package var width: Double
  /// The shape of line ends.
  package var cap: Cap
  /// The shape of corners.
  package var join: Join
  /// The maximum length of a pointed corner, in line widths.
  package var miterLimit: Double
  /// The lengths of strokes and gaps by turns, in points; none is a line without gaps.
  package var dash: [Double]
  /// The offset into the dashes at which the line starts, in points.
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

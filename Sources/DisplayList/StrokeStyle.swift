/// How an outline is stroked; lengths are in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The end of an open stroke.
  package enum Cap: UInt8, CaseIterable, Sendable { case butt, round, square }
  /// The corner of a stroke.
  package enum Join: UInt8, CaseIterable, Sendable { case miter, round, bevel }

  /// In points.
  package var width: Double
  /// How ends look.
  package var cap: Cap
  /// How corners look.
  package var join: Join
  /// How long a pointed corner may become, in widths of the line.
  package var miterLimit: Double
  /// The lengths of strokes and gaps by turns, in points; none is a line without gaps.
  package var dash: [Double]
  /// How far into the dashes the line begins, in points.
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

import Foundation

/// What a shape is filled with.
package enum Paint: Equatable, Sendable {
  case color(Color)
  case linearGradient(start: CGPoint, end: CGPoint, stops: [GradientStop])
  case radialGradient(center: CGPoint, radius: Double, stops: [GradientStop])
}

/// A colour at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// From 0, the start, to 1, the end.
  package var location: Double
  package var color: Color

  /// A colour at a place of a gradient.
  package init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// How an outline is stroked; lengths are in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The end of an open stroke.
  package enum Cap: UInt8, Sendable { case butt, round, square }
  /// The corner of a stroke.
  package enum Join: UInt8, Sendable { case miter, round, bevel }

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

  /// A line of a width.
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

/// A drop shadow; the blur is Core Animation's `shadowRadius` (a Gaussian's standard deviation), in points.
package struct Shadow: Hashable, Sendable {
  package var color: Color
  /// How far the shadow lies from what casts it, in points.
  package var offset: CGSize
  /// How far the edge spreads, in points.
  package var blur: Double

  /// A shadow of a colour.
  package init(color: Color, offset: CGSize, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

/// The look of activity indicators. Lengths are in points.
struct SpinnerDesign: Sendable {
  /// The measures of a size.
  struct Size: Sendable {
    var diameter: CGFloat
    /// The width and length of a spoke.
    var spoke: CGSize
    /// The distance of the spokes' middles from the center.
    var spokeDistance: CGFloat
  }

  var medium: Size
  var large: Size
  var color: UIColor
  /// The opacity of the spokes, from the current one to the ones before it.
  var strengths: [CGFloat]
  /// The opacity of the spokes while nothing spins.
  var restingStrength: CGFloat
  /// The duration of a turn, in seconds.
  var turn: TimeInterval

  var spokes: Int { strengths.count }
}

/// The look of popovers. Lengths are in points.
struct PopoverDesign: Sendable {
  /// The shape of an arrow's rounded tip.
  struct Tip: Sendable {
    /// The width between the ends of the curve.
    var width: CGFloat
    /// The distance of the ends from the arrow's top.
    var depth: CGFloat
    /// The distance of the curve's control point above the arrow's top.
    var rise: CGFloat
  }

  var cornerRadius: CGFloat
  var fill: UIColor
  var shadow: CastShadow
  var arrowSize: CGSize
  var tip: Tip
  /// The size without a preferred size.
  var size: CGSize
  /// The smallest distance from the edges of the screen.
  var margins: UIEdgeInsets
}

/// The look of switches. Lengths are in points.
struct SwitchDesign: Sendable {
  var size: CGSize
  /// The distance of the alignment rectangle from the right edge.
  var alignmentInset: CGFloat
  /// The distance between the thumb and the edges of the track.
  var inset: CGFloat
  var thumbSize: CGSize
  /// The amount by which a touched thumb gets wider.
  var stretch: CGFloat
  var thumbShadow: CastShadow
  var thumbColor: UIColor
  var onColor: UIColor
  var offColor: UIColor
  var disabledOpacity: CGFloat
  var motion: SpringDesign
}

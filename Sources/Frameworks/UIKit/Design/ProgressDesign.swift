/// The look of progress views. Lengths are in points.
struct ProgressDesign: Sendable {
  var width: CGFloat
  var height: CGFloat
  /// The height of the style for bars, within its alignment rectangle.
  var barHeight: CGFloat
  /// The distance of the alignment rectangle from the bottom, in the style for bars.
  var barInset: CGFloat
  var trackColor: UIColor
  /// The duration of an animated change, in seconds.
  var changing: TimeInterval
}

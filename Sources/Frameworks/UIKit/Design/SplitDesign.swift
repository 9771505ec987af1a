/// The look of split views. Lengths are in points.
struct SplitDesign: Sendable {
  var columnWidth: CGFloat
  /// The smallest width of an inspector.
  var inspectorWidth: CGFloat
  var fill: UIColor
  var separatorColor: UIColor
  /// The color in front of the secondary column while others cover it.
  var dimming: UIColor
  /// The duration, in seconds, of showing and hiding columns.
  var changing: TimeInterval
}

/// The look of refresh controls. Lengths are in points.
struct RefreshDesign: Sendable {
  /// The space above the content while the control is refreshing.
  var height: CGFloat
  /// The distance that the content must be pulled down to start refreshing.
  var threshold: CGFloat
  /// The distance between the spinner and the title.
  var gap: CGFloat
  var textStyle: UIFont.TextStyle
  var textColor: UIColor
}

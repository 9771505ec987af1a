/// The look of text views. Lengths are in points.
struct TextViewDesign: Sendable {
  var font: DesignFont
  var textColor: UIColor
  var fill: UIColor
  /// The space around the text.
  var insets: UIEdgeInsets
  /// The smallest distance of the caret from the top and the bottom after scrolling to it.
  var caretMargin: CGFloat
}

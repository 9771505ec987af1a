/// The look of views in place of unavailable content. Lengths are in points.
struct ContentUnavailableDesign: Sendable {
  var font: DesignFont
  var color: UIColor
  var secondaryStyle: UIFont.TextStyle
  var secondaryColor: UIColor
  var symbolSize: CGFloat
  var symbolColor: UIColor
  var margins: NSDirectionalEdgeInsets
  var imageGap: CGFloat
  /// The distance between the two texts.
  var textGap: CGFloat
  var buttonGap: CGFloat
  /// The distance between the two buttons.
  var secondaryButtonGap: CGFloat
}

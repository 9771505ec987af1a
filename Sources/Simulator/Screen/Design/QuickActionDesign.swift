import DisplayList

/// The look of the menu with an app's quick actions. Lengths are in points.
struct QuickActionDesign: Equatable, Sendable {
  /// The color in front of the home screen.
  var dimming: Color
  var color: PerAppearance<Color>
  var textColor: PerAppearance<Color>
  var width: Double
  var rowHeight: Double
  var cornerRadius: Double
  /// The distance from the icon, and the smallest distance from the edges of the screen.
  var gap: Double
  /// The distance between text and the sides of the menu.
  var inset: Double
  var titleFont: FontFace
  var subtitleFont: FontFace
  var subtitleOpacity: Float
  /// The distances of baselines from the middle of a row, downward: that of a title alone, and
  /// those of a title above a subtitle.
  var baseline: Double
  var titleBaseline: Double
  var subtitleBaseline: Double
  var separatorHeight: Double
  var separatorOpacity: Float
}

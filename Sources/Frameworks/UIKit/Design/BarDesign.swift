/// The look that navigation bars, toolbars, and tab bars share. Lengths are in points.
struct BarDesign: Sendable {
  /// The badge of a button or of a tab.
  struct Badge: Sendable {
    var height: CGFloat
    /// The difference between the widths of the badge and its text.
    var textMargins: CGFloat
    var font: DesignFont
    var color: UIColor
    var textColor: UIColor
    /// The diameter of a badge without a text.
    var dotDiameter: CGFloat
    /// The length by which the badge covers its button's content.
    var overlap: CGFloat
    var dotOverlap: CGFloat
    /// The smallest distance from the top of the bar.
    var top: CGFloat
  }

  /// The background of a bar in front of content.
  struct Background: Sendable {
    var blurRadius: Double
    var color: UIColor
    /// The opacity of the color in front of blurred content.
    var opacity: CGFloat
    /// The opacity of the app's own tint in front of blurred content.
    var tintOpacity: CGFloat
    var hairline: UIColor
  }

  var background: Background
  var badge: Badge
  /// The height of a row of buttons.
  var rowHeight: CGFloat
  /// The same in landscape on a phone.
  var compactRowHeight: CGFloat
  /// The space between a side of the bar and its buttons next to a sensor housing.
  var housingMargin: CGFloat
  /// The space on each side of a button's title or image.
  var buttonPadding: CGFloat
  /// The distance between two buttons, in addition to their padding.
  var buttonGap: CGFloat
  /// The smallest width in which a button receives touches.
  var touchWidth: CGFloat
  var buttonFont: DesignFont
  var prominentWeight: UIFont.Weight
  var disabledColor: UIColor
  var highlightOpacity: CGFloat
}

/// The look of the menu above a selection. Lengths are in points.
struct EditMenuDesign: Sendable {
  var height: CGFloat
  var cornerRadius: CGFloat
  var surface: Surface
  var shadow: CastShadow
  /// The distance from the selection, and from the sides of the screen.
  var gap: CGFloat
  var font: DesignFont
  var textColor: UIColor
  var disabledColor: UIColor
  /// The space on both sides of a title, in sum.
  var titleMargins: CGFloat
  var highlight: UIColor
  var highlightInset: CGFloat
  var highlightRadius: CGFloat
  var separatorColor: UIColor
  /// The distance of a separator from the top and the bottom.
  var separatorInset: CGFloat
}

/// The look of menus. Lengths are in points.
struct MenuDesign: Sendable {
  var width: CGFloat
  var cornerRadius: CGFloat
  var surface: Surface
  var shadow: CastShadow
  var rowHeight: CGFloat
  var headerHeight: CGFloat
  var headerInset: CGFloat
  var headerFont: DesignFont
  var dividerHeight: CGFloat
  var dividerFill: UIColor
  var titleFont: DesignFont
  /// The weight of the row that leads back to the menu's parent.
  var backWeight: UIFont.Weight
  var subtitleFont: DesignFont
  var subtitleHeight: CGFloat
  /// The smallest space above and below a row's text, in sum.
  var textMargins: CGFloat
  var leading: CGFloat
  /// The space before titles in menus with a checked row.
  var leadingOfChecked: CGFloat
  var trailing: CGFloat
  /// The space after titles in rows with an image.
  var trailingOfImage: CGFloat
  var imageWidth: CGFloat
  /// The distance of an image's frame from the trailing edge.
  var imageMargin: CGFloat
  var markInset: CGFloat
  var markWidth: CGFloat
  /// The distance from the view that the menu belongs to, and from the edges of the screen.
  var gap: CGFloat
  /// The radius of the preview beside a context menu.
  var previewRadius: CGFloat
  /// The largest part of the room that a menu beside a preview takes up.
  var largestPartBesidePreview: CGFloat
  var appearance: SpringDesign
  var firstScale: CGFloat
  var disappearing: TimeInterval
}

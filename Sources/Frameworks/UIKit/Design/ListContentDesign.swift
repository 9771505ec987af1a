/// The default measures of the content of list cells. Lengths are in points.
struct ListContentDesign: Sendable {
  /// The margins and fonts of a kind of header or footer.
  struct Supplement: Sendable {
    var margins: NSDirectionalEdgeInsets
    var style: UIFont.TextStyle
    var color: UIColor
  }

  var margins: NSDirectionalEdgeInsets
  var imageGap: CGFloat
  /// The distances between the text and the secondary text beside it and below it.
  var sideGap: CGFloat
  var lineGap: CGFloat
  /// The standard width and height of the room for an image.
  var imageRoom: CGFloat
  var textStyle: UIFont.TextStyle
  /// The style of the secondary text that's below the text.
  var secondaryStyle: UIFont.TextStyle
  var subtitleStyle: UIFont.TextStyle
  var header: Supplement
  var footer: Supplement
  /// The distance between the title of a pop-up menu and its arrows, and the size of those.
  var menuGap: CGFloat
  var menuArrows: DesignFont
}

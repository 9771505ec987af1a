/// The look of navigation bars. Lengths are in points.
struct NavigationBarDesign: Sendable {
  /// The arrow of the back button.
  struct Arrow: Sendable {
    var size: CGSize
    /// The distance of the tip from the leading edge.
    var inset: CGFloat
    var lineWidth: CGFloat
    /// The width of the arrow's room before the title.
    var room: CGFloat
    /// The distance between an app's own image and the title.
    var imageGap: CGFloat
  }

  /// The row with a large title.
  struct LargeTitle: Sendable {
    var rowHeight: CGFloat
    var font: DesignFont
    /// The height of the title's line.
    var lineHeight: CGFloat
    /// The distance between the line's top and the row's bottom.
    var lineTop: CGFloat
    /// The distance of the subtitle from the row's bottom.
    var bottom: CGFloat
    var subtitleSize: CGFloat
    /// The distance between the title and the subtitle.
    var subtitleGap: CGFloat
    /// The height of the row from which on the inline title replaces the large one.
    var smallestHeight: CGFloat
  }

  /// The row with a prompt.
  struct Prompt: Sendable {
    var rowHeight: CGFloat
    var top: CGFloat
    var height: CGFloat
    var font: DesignFont
    var color: UIColor
  }

  var sheetRowHeight: CGFloat
  var titleFont: DesignFont
  var titleColor: UIColor
  var subtitleSize: CGFloat
  var subtitleColor: UIColor
  /// The smallest distance between the title and the buttons.
  var titleGap: CGFloat
  /// The distance of the back button from the side of the bar.
  var backInset: CGFloat
  /// The greatest width of the back button's title before a generic word replaces it.
  var greatestBackWidth: CGFloat
  var arrow: Arrow
  var largeTitle: LargeTitle
  var prompt: Prompt
}

/// The look of tab bars. Lengths are in points.
struct TabBarDesign: Sendable {
  /// The screen for customizing a bar.
  struct Customizing: Sendable {
    var columns: Int
    var iconHeight: CGFloat
    var rowHeight: CGFloat
    var hintHeight: CGFloat
    /// The distances of the hint from the sides, and from what's above and below.
    var hintInset: CGSize
  }

  /// The height above the home indicator.
  var height: CGFloat
  var minimizedHeight: CGFloat
  /// The width of an item of a minimized bar.
  var minimizedItemWidth: CGFloat
  /// The height of the accessory above the bar.
  var accessoryHeight: CGFloat
  /// The width of items in the middle of the bar, and the distance between them.
  var centeredItemWidth: CGFloat
  var centeredSpacing: CGFloat
  /// The distance of an item from the sides of its share of the bar.
  var itemInset: CGFloat
  var itemTop: CGFloat
  var unselectedColor: UIColor
  /// The fonts of a title below and beside an image.
  var titleFont: DesignFont
  var inlineTitleFont: DesignFont
  var titleHeight: CGFloat
  /// The height of the room for an image above a title.
  var imageHeight: CGFloat
  /// The distance between an image and the title beside it.
  var inlineGap: CGFloat
  var customizing: Customizing
  var badgeTop: CGFloat
  /// The distance of the badge from the middle of the item.
  var badgeOffset: CGFloat
  /// The length by which the badge covers the image beside a title.
  var inlineBadgeOverlap: CGFloat
}

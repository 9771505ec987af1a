/// The places of the parts of a menu's row, in points of the row.
struct MenuRowLayout {
  private static let look = SystemDesign.current.menus

  /// Whether the menu has a row with a mark, for which all rows leave room.
  let leavesRoomForMark: Bool
  let hasImage: Bool
  let hasSubtitle: Bool

  /// Returns the width of the room for the title in a row with a specific width.
  func titleWidth(in width: CGFloat) -> CGFloat { width - left - right }

  private var left: CGFloat {
    leavesRoomForMark ? Self.look.leadingOfChecked : Self.look.leading
  }

  private var right: CGFloat { hasImage ? Self.look.trailingOfImage : Self.look.trailing }

  /// Returns the height of a row with a title of a specific height.
  func height(ofTitle title: CGFloat) -> CGFloat {
    let text = title + (hasSubtitle ? Self.look.subtitleHeight : 0)
    return max(Self.look.rowHeight, text + Self.look.textMargins).rounded(.up)
  }

  /// Returns the frame of a title with a specific height.
  func title(withHeight height: CGFloat, in row: CGRect) -> CGRect {
    let width = titleWidth(in: row.width)
    guard hasSubtitle else { return CGRect(x: left, y: 0, width: width, height: row.height) }
    let top = (row.height - height - Self.look.subtitleHeight) / 2
    return CGRect(x: left, y: top, width: width, height: height)
  }

  /// Returns the frame of the subtitle below a title.
  func subtitle(below title: CGRect) -> CGRect {
    CGRect(
      x: title.minX, y: title.maxY, width: title.width, height: Self.look.subtitleHeight)
  }

  /// Returns the frame of the image, which is at the right edge.
  func image(in row: CGRect) -> CGRect {
    CGRect(
      x: row.width - Self.look.imageWidth - Self.look.imageMargin, y: 0,
      width: Self.look.imageWidth, height: row.height)
  }

  /// Returns the frame of the mark of a chosen row.
  func mark(in row: CGRect) -> CGRect {
    CGRect(x: Self.look.markInset, y: 0, width: Self.look.markWidth, height: row.height)
  }
}

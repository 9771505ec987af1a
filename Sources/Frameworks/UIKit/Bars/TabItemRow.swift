/// The layout of a tab bar's items.
struct TabItemRow {
  private static let look = SystemDesign.current.tabBars

  let positioning: UITabBar.ItemPositioning
  /// The width of an item, or 0 for the default.
  let width: CGFloat
  let spacing: CGFloat

  /// Returns the positions and widths of a number of items, from left to right.
  func places(of count: Int, from left: CGFloat, to right: CGFloat) -> [(
    x: CGFloat, width: CGFloat
  )] {
    let room = right - left
    let width = self.width > 0 ? self.width : Self.look.centeredItemWidth
    let spacing = self.spacing > 0 ? self.spacing : Self.look.centeredSpacing
    let length = CGFloat(count) * width + CGFloat(max(0, count - 1)) * spacing
    guard positioning == .centered, length <= room else {
      let share = room / CGFloat(max(1, count))
      let inset = Self.look.itemInset
      return (0..<count).map { (left + CGFloat($0) * share + inset, share - 2 * inset) }
    }
    let start = left + (room - length) / 2
    return (0..<count).map { (start + CGFloat($0) * (width + spacing), width) }
  }
}

/// The layout of a tab bar's items.
struct TabItemRow {
  /// The system's default width of an item and spacing between items.
  private static let usual = (width: CGFloat(76), spacing: CGFloat(34))

  let positioning: UITabBar.ItemPositioning
  /// The width of an item, or 0 for the default.
  let width: CGFloat
  let spacing: CGFloat

  /// Returns the positions and widths of a number of items, from left to right.
  func places(of count: Int, from left: CGFloat, to right: CGFloat) -> [(
    x: CGFloat, width: CGFloat
  )] {
    let room = right - left
    let width = self.width > 0 ? self.width : Self.usual.width
    let spacing = self.spacing > 0 ? self.spacing : Self.usual.spacing
    let length = CGFloat(count) * width + CGFloat(max(0, count - 1)) * spacing
    guard positioning == .centered, length <= room else {
      let share = room / CGFloat(max(1, count))
      return (0..<count).map { (left + CGFloat($0) * share + 2, share - 4) }
    }
    let start = left + (room - length) / 2
    return (0..<count).map { (start + CGFloat($0) * (width + spacing), width) }
  }
}

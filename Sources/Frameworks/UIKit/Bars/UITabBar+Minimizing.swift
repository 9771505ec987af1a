import CoreGraphics

/// The layout of a minimized bar, with the selected item at the leading edge and a prominent one at
/// the trailing edge.
extension UITabBar {
  /// The height of a minimized bar above the home indicator.
  final var minimizedHeight: CGFloat {
    hasCompactBars ? SystemDesign.current.bars.compactRowHeight : Self.look.minimizedHeight
  }

  /// The frame between the items of a minimized bar, or `nil` if the bar isn't minimized.
  final var frameBetweenMinimizedItems: CGRect? {
    guard let count = minimizedItems?.count else { return nil }
    let width = Self.look.minimizedItemWidth
    return inMinimizedRow(from: width, to: minimizedWidth - (count > 1 ? width : 0))
  }

  /// Returns the frame of an item of a minimized bar.
  final func minimizedFrame(at index: Int) -> CGRect {
    let start = index == 0 ? 0 : minimizedWidth - Self.look.minimizedItemWidth
    return inMinimizedRow(from: start, to: start + Self.look.minimizedItemWidth)
  }

  private var minimizedWidth: CGFloat { bounds.width - barMargins.left - barMargins.right }

  /// Returns the frame between two distances from the leading margin.
  private func inMinimizedRow(from start: CGFloat, to end: CGFloat) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - barMargins.right - end : barMargins.left + start
    return CGRect(x: x, y: 0, width: max(0, end - start), height: minimizedHeight)
  }
}

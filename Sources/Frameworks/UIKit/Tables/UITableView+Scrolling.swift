// Scrolling to rows, whose positions may not be known until the rows before them have been
// measured.
extension UITableView {
  final func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scrollGoal = nil
    guard let rect = rectToScrollTo(indexPath) else { return }
    let offset = offset(toShow: rect, at: position, pinnedHeader: pinnedHeight(above: indexPath))
    setContentOffset(offset, animated: animated)
    guard indexPath.row != NSNotFound, isSelfSizing(indexPath) else { return }
    scrollGoal = ScrollGoal(indexPath: indexPath, position: position, offset: offset)
    if !animated, window != nil { layoutIfNeeded() }
  }

  /// Scrolls to the row's updated position after more of the rows before it have been measured.
  /// - Returns: Whether other rows are visible.
  final func followScrollGoal() -> Bool {
    guard let goal = scrollGoal else { return false }
    guard layout.row(goal.indexPath) != nil else {
      scrollGoal = nil
      return false
    }
    return follow(
      &scrollGoal,
      to: offset(
        toShow: rectForRow(at: goal.indexPath), at: goal.position,
        pinnedHeader: pinnedHeight(above: goal.indexPath)))
  }

  /// Returns the height of a header that a plain table keeps at the top while rows of its section
  /// are visible.
  private func pinnedHeight(above indexPath: IndexPath) -> CGFloat {
    guard storedStyle == .plain, indexPath.row != NSNotFound else { return 0 }
    return layout.sections[indexPath.section].header
  }

  private func offset(
    toShow rect: CGRect, at position: ScrollPosition, pinnedHeader: CGFloat
  ) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .top: y = rect.minY - inset.top - pinnedHeader
    case .middle: y = rect.midY - visible / 2 - inset.top
    case .bottom: y = rect.maxY - visible - inset.top
    case .none:
      let uncovered = CGRect(
        x: rect.minX, y: rect.minY - pinnedHeader, width: rect.width,
        height: rect.height + pinnedHeader)
      return clamped(offset(toShow: uncovered))
    }
    let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), end))
  }
}

// The index along the edge of the table.
extension UITableView {
  /// The part of the rows' width that the index takes up, in points.
  final var indexWidth: CGFloat { index == nil ? 0 : TableIndex.width }

  final func loadIndex() {
    let count = layout.sections.reduce(0) { $0 + $1.rows.count }
    let titles =
      storedStyle == .plain && count >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty else {
      index?.removeFromSuperview()
      if index != nil { layOutSeparators() }
      index = nil
      return
    }
    if let index {
      index.titles = titles
    } else {
      let index = TableIndex(titles) { [weak self] in self?.scroll(toIndexTitle: $0, at: $1) }
      self.index = index
      addSubview(index)
      showIndexColors()
      layOutSeparators()
      setNeedsLayout()
    }
  }

  final func showIndexColors() {
    index?.show(
      color: sectionIndexColor, background: sectionIndexBackgroundColor,
      trackingBackground: sectionIndexTrackingBackgroundColor)
  }

  final func layOutIndex() {
    index?.place(in: self, left: coveredSides.left, right: coveredSides.right)
  }

  /// Scrolls to the section for an index title that the user chose.
  final func scroll(toIndexTitle title: String, at position: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: position)
    guard layout.sections.indices.contains(section) else {
      // The magnifying glass represents the content above all rows.
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}

// The index along the edge of the collection view.
extension UICollectionView {
  final func layOutIndex() {
    if needsIndex { loadIndex() }
    index?.place(in: self, left: safeAreaInsets.left, right: safeAreaInsets.right)
  }

  private func loadIndex() {
    needsIndex = false
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      index?.removeFromSuperview()
      index = nil
      return
    }
    if let index {
      index.titles = titles
      return
    }
    let index = TableIndex(titles) { [weak self] in self?.scroll(toIndexTitle: $0, at: $1) }
    self.index = index
    addSubview(index)
  }

  /// Scrolls to the section for an index title that the user chose.
  private func scroll(toIndexTitle title: String, at position: Int) {
    guard let dataSource else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: position)
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
  }
}

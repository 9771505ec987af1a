import Foundation

extension UICollectionView: MultiplySelectable {
  final func selectablePath(at place: CGPoint) -> IndexPath? { indexPathForItem(at: place) }

  final func mayBeginSelecting(at path: IndexPath) -> Bool {
    (allowsMultipleSelection || allowsMultipleSelectionDuringEditing)
      && delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  final func beginSelecting(at path: IndexPath) {
    endHighlight()
    if !allowsMultipleSelection, !isEditing { isEditing = true }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func endSelecting() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  final func selectablePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (first, last) = (min(first, last), max(first, last))
    return (first.section...last.section).flatMap { section in
      let count = numberOfItems(inSection: section)
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : count
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }

  final var selectedPaths: Set<IndexPath> { Set(selected) }
}

import AppRuntime
import Foundation

extension UICollectionView {
  final func select(_ indexPath: IndexPath) {
    guard mayBeSelected else { return }
    if maySeveralBeSelected, selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !maySeveralBeSelected {
      for old in selected where old != indexPath {
        deselectItem(at: old, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if let cell = cells[indexPath] { cell.selectionSegue?.trigger(sender: cell) }
    performPrimaryAction(indexPath)
  }

  private func performPrimaryAction(_ indexPath: IndexPath) {
    guard let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  final func endHighlight() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    cells[indexPath]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Returns the frame of an item to scroll to, and ends the app if there's no such item.
  final func frameToScrollTo(_ indexPath: IndexPath) -> CGRect? {
    let counts = loadedCounts
    guard indexPath.count == 2 else { return nil }
    guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section]
    else {
      raise(
        "NSInvalidArgumentException",
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) in "
          + "section \(indexPath.section).")
    }
    return layoutAttributesForItem(at: indexPath)?.frame
  }
}

import AppRuntime
import Foundation

extension UICollectionView {
  final func select(_ indexPath: IndexPath) {
    if let cell = cells[indexPath] as? UICollectionViewListCell, cell.togglesByTap {
      cell.outline?.toggle()
      return
    }
    if let menu = (cells[indexPath] as? UICollectionViewListCell)?.menuAccessory {
      menu.openMenu()
      return
    }
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
    if let cell = cells[indexPath] { cell.selectionSegue?.trigger(sender: cell) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    performPrimaryAction(indexPath)
  }

  /// Returns whether a cell is in editing mode, which the delegate can prevent.
  final func isEdited(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing, let path = indexPath(for: cell) else { return isEditing }
    return delegate?.collectionView(self, canEditItemAt: path) ?? true
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
}

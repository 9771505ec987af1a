import AppRuntime
import Foundation

/// Changes of items and sections that a collection view is in the midst of.
struct CollectionChanges {
  var list = ListChanges()
  /// How many of Apple's batches are open.
  var depth = 0
  /// The items of each section before; `nil` if the collection view hadn't asked for them.
  var before: [Int]?
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  /// How long items take to their new places, in seconds.
  private static let duration: TimeInterval = 0.3

  final func beginChanges() {
    if changes == nil {
      changes = CollectionChanges()
      changes?.before = counts
    }
    changes?.depth += 1
  }

  final func endChanges() {
    changes?.depth -= 1
    guard let finished = changes, finished.depth <= 0 else { return }
    changes = nil
    apply(finished)
  }

  /// Notes a change; one by itself is carried out at once.
  final func change(_ note: (inout ListChanges) -> Void) {
    beginChanges()
    if changes != nil { note(&changes!.list) }
    endChanges()
  }

  private func apply(_ changes: CollectionChanges) {
    guard let before = changes.before else {
      reloadData()
      changes.completions.forEach { $0(true) }
      return
    }
    counts = nil
    let after = loadedCounts
    if let problem = changes.list.problem(from: before, to: after, .collection) {
      raise("NSInternalInconsistencyException", problem)
    }
    let rows = changes.list.rows(from: before, to: after)
    let leaving = renumber(changes.list, rows)
    layoutWasInvalidated()
    guard window != nil, UIView.areAnimationsEnabled else {
      for cell in leaving { recycle(cell, kind: Self.cellKind) }
      changes.completions.forEach { $0(true) }
      return
    }
    for cell in leaving { sendSubviewToBack(cell) }
    UIView.animate(withDuration: Self.duration) {
      self.staying = Set(rows.values)
      self.layoutIfNeeded()
      self.staying = nil
      for cell in leaving { cell.alpha = 0 }
    } completion: { [weak self] isFinished in
      for cell in leaving {
        cell.alpha = 1
        self?.recycle(cell, kind: Self.cellKind)
      }
      changes.completions.forEach { $0(isFinished) }
    }
  }

  /// Lets what stays have its new place.
  /// - Returns: The cells that leave.
  private func renumber(_ list: ListChanges, _ rows: [IndexPath: IndexPath])
    -> [UICollectionViewCell]
  {
    var leaving: [UICollectionViewCell] = []
    let shown = cells
    cells = [:]
    for (old, cell) in shown {
      if let new = rows[old], !list.reloadedRows.contains(old) {
        cells[new] = cell
      } else {
        leaving.append(cell)
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: old)
      }
    }
    selected = selected.compactMap { rows[$0] }
    highlighted = nil
    for (supplement, view) in supplements { recycle(view, kind: supplement.kind) }
    supplements = [:]
    return leaving
  }
}

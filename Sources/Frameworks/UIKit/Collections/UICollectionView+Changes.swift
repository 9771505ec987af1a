import AppRuntime
import Foundation

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
    let list = changes.list
    let rows = RowRenumbering(list, from: before, to: after)
    let leaving = renumber(list, rows, list.sections(from: before.count, to: after.count))
    reconfigure(Set(list.reconfiguredRows.compactMap { rows[$0] }))
    layoutWasInvalidated()
    guard window != nil, UIView.areAnimationsEnabled else {
      for cell in leaving.values { recycle(cell, kind: Self.cellKind) }
      changes.completions.forEach { $0(true) }
      return
    }
    for cell in leaving.values { sendSubviewToBack(cell) }
    UIView.animate(withDuration: Self.duration) {
      self.staying = { new in
        rows.origin(of: new).map { !list.reloadedRows.contains($0) } ?? false
      }
      self.layoutIfNeeded()
      self.staying = nil
      for (indexPath, cell) in leaving { self.leave(cell, from: indexPath) }
    } completion: { [weak self] isFinished in
      for cell in leaving.values {
        cell.alpha = 1
        self?.recycle(cell, kind: Self.cellKind)
      }
      changes.completions.forEach { $0(isFinished) }
    }
  }

  private func leave(_ cell: UICollectionViewCell, from indexPath: IndexPath) {
    if let last = layout.finalLayoutAttributesForDisappearingItem(at: indexPath) {
      place(cell, last)
    } else {
      cell.alpha = 0
    }
  }

  /// Lets what stays have its new place.
  /// - Returns: The cells that leave, by where they were.
  private func renumber(
    _ list: ListChanges, _ rows: RowRenumbering, _ sections: [Int: Int]
  ) -> [IndexPath: UICollectionViewCell] {
    var leaving: [IndexPath: UICollectionViewCell] = [:]
    let shown = cells
    cells = [:]
    for (old, cell) in shown {
      if let new = rows[old], !list.reloadedRows.contains(old) {
        cells[new] = cell
      } else {
        leaving[old] = cell
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: old)
      }
    }
    selected = selected.compactMap { rows[$0] }
    highlighted = nil
    renumberSupplements(list, sections)
    return leaving
  }

  /// Keeps the headers and footers of sections that stay; of what a layout of the app's own has, nothing is known.
  private func renumberSupplements(_ list: ListChanges, _ sections: [Int: Int]) {
    let shown = supplements
    supplements = [:]
    for (supplement, view) in shown {
      let section = supplement.indexPath.section
      let isOfSection = [Self.elementKindSectionHeader, Self.elementKindSectionFooter]
        .contains(supplement.kind)
      if isOfSection, let new = sections[section], !list.reloadedSections.contains(section) {
        let indexPath = IndexPath(item: supplement.indexPath.item, section: new)
        supplements[Supplement(kind: supplement.kind, indexPath: indexPath)] = view
      } else {
        remove(view, supplement)
      }
    }
  }

  // MARK: Reconfiguring

  /// Has the data source configure the cells of items again, which it is given instead of other ones.
  private func reconfigure(_ paths: Set<IndexPath>) {
    guard let dataSource else { return }
    for path in paths.sorted() {
      guard let cell = cells[path] else { continue }
      reconfigured = cell
      var answer = cell
      UIView.performWithoutAnimation {
        answer = dataSource.collectionView(self, cellForItemAt: path)
      }
      reconfigured = nil
      guard answer === cell else {
        raise(
          "NSInternalInconsistencyException",
          "The data source returned another cell for an item that is reconfigured, item "
            + "\(path.item) of section \(path.section), than the one that it dequeued. Return the "
            + "existing cell, or reload the item.")
      }
    }
  }

  /// The cell that is reconfigured, for the data source to dequeue it by its identifier.
  final func reconfiguredCell(withIdentifier identifier: String) -> UICollectionViewCell? {
    guard let reconfigured else { return nil }
    checkReconfigured(
      reconfigured.reuseIdentifier, isDequeuedBy: identifier)
    return reconfigured
  }
}

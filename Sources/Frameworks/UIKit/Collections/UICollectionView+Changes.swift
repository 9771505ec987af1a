import AppRuntime
import Foundation

extension UICollectionView {
  /// Animates several changes together.
  ///
  /// The closure is nonescaping, so Swift apps don't need to write `self.` in it.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// The duration of the animation that moves items to their new positions, in seconds.
  static let changeDuration = SystemDesign.current.lists.changing

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

  /// Records a change.
  ///
  /// If it isn't part of a batch, the change is performed immediately.
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
    let list = changes.list
    let known = knownAttributes()
    counts = nil
    let after = loadedCounts
    if let problem = list.problem(from: before, to: after, .collection) {
      raise("NSInternalInconsistencyException", problem)
    }
    let update = CollectionUpdate(
      rows: RowRenumbering(list, from: before, to: after),
      sections: list.sections(from: before.count, to: after.count), changes: list, before: known,
      layout: layout)
    let leaving = renumber(update)
    layout.renumber(update.rows, update.sections, list)
    reconfigure(Set(list.reconfiguredRows.compactMap { update.rows[$0] }))
    layout.invalidateLayout(with: layout.makeContext(counts: true))
    guard window != nil, UIView.areAnimationsEnabled else {
      if window != nil { layoutIfNeeded() }
      // Recycled last, so that an item's new cell is never its old one.
      for (view, element) in leaving { recycle(view, element) }
      changes.completions.forEach { $0(true) }
      return
    }
    animate(update, leaving: leaving, changes.completions)
  }

  private func animate(
    _ update: CollectionUpdate, leaving: [(UICollectionReusableView, CollectionElement)],
    _ completions: [(Bool) -> Void]
  ) {
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
      self.prepareIfNeeded()
      self.layout.update = update
      self.layout.prepare(
        forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: update.changes))
      let target = self.layout.targetContentOffset(forProposedContentOffset: self.contentOffset)
      if target != self.contentOffset { self.contentOffset = target }
      self.settle(leaving: leaving)
      self.layout.finalizeCollectionViewUpdates()
      self.layout.update = nil
    } completion: { [weak self] isFinished in
      self?.removeDeparted()
      completions.forEach { $0(isFinished) }
    }
  }

  /// Moves all views to their new positions, and disappearing views to their final positions.
  final func settle(leaving: [(UICollectionReusableView, CollectionElement)]) {
    let wasLaying = isLaying
    isLaying = true
    defer { isLaying = wasLaying }
    let old = shownElements
    let shown = resolve()
    let staying = Set(shown.map(\.element))
    for (element, view) in old where !staying.contains(element) {
      forget(element)
      depart(view, element)
      if let target = target(of: element) { place(view, target) }
    }
    shown.forEach(show)
    for (view, element) in leaving {
      departing.append((view, element))
      view.superview?.sendSubviewToBack(view)
      if let last = final(element) { place(view, last) }
    }
    bringIndicatorsToFront()
  }

  /// Returns the final position of a disappearing element.
  private func target(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch (element.category, element.kind) {
    case (.cell, _): layoutAttributesForItem(at: element.indexPath)
    case (.supplementaryView, let kind?):
      layoutAttributesForSupplementaryElement(ofKind: kind, at: element.indexPath)
    default: nil
    }
  }

  private func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind ?? "", at: path)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind ?? "", at: path)
    }
  }

  /// Returns the attributes of elements in or near the visible area, as they were before the
  /// changes.
  private func knownAttributes() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    guard isPrepared, window != nil, UIView.areAnimationsEnabled else { return [:] }
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let known = layout.layoutAttributesForElements(in: mirrored(near)) ?? []
    return Dictionary(known.map { ($0.element, mirrored($0)) }) { first, _ in first }
  }

  /// Moves the remaining items to their new index paths.
  /// - Returns: The views that disappear, with the elements that they showed.
  private func renumber(_ update: CollectionUpdate)
    -> [(UICollectionReusableView, CollectionElement)]
  {
    var leaving: [(UICollectionReusableView, CollectionElement)] = []
    let shown = elementsInOrder
    cells = [:]
    others = [:]
    for (element, view) in shown {
      if let new = place(of: element, after: update) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
          cells[new.indexPath] = cell
        } else {
          others[new] = view
        }
        view.placed?.element = new
      } else {
        if element.category == .supplementaryView, let kind = element.kind {
          delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
            at: element.indexPath)
        } else if let cell = view as? UICollectionViewCell {
          delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        }
        leaving.append((view, element))
      }
    }
    arrivals = []
    selected = selected.compactMap { update.rows[$0] }
    highlighted = nil
    renumberScrollers(update)
    return leaving
  }

  /// Returns the element after an update, or `nil` if it disappears.
  private func place(of element: CollectionElement, after update: CollectionUpdate)
    -> CollectionElement?
  {
    let path = element.indexPath
    var new = element
    guard path.count == 2 else { return path.count == 1 ? element : nil }
    if let kind = element.kind, layout.isElementOfSections(kind) {
      guard let section = update.sections[path.section],
        !update.changes.reloadedSections.contains(path.section)
      else { return nil }
      new.indexPath = IndexPath(item: path.item, section: section)
      return new
    }
    guard !update.changes.reloadedRows.contains(path), let moved = update.rows[path] else {
      return nil
    }
    new.indexPath = moved
    return new
  }

  // MARK: Reconfiguring

  /// Asks the data source to configure the cells of items again.
  ///
  /// When the data source dequeues the cells, it gets the existing ones.
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
      cell.preferred = nil
      guard answer === cell else {
        raise(
          "NSInternalInconsistencyException",
          "For an item to reconfigure, the data source returned a different cell (item "
            + "\(path.item) of section \(path.section)) than the one that it dequeued. Return the "
            + "existing cell, or reload the item.")
      }
    }
  }

  /// Returns the cell that's being reconfigured, when the data source dequeues a cell with its
  /// identifier.
  final func reconfiguredCell(withIdentifier identifier: String) -> UICollectionViewCell? {
    guard let reconfigured else { return nil }
    checkReconfigured(
      reconfigured.reuseIdentifier, isDequeuedBy: identifier)
    return reconfigured
  }
}

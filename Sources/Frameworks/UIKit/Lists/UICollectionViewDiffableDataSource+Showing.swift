import Foundation

// Displaying snapshots and handling the user's changes.
extension UICollectionViewDiffableDataSource {
  final func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let collectionView else {
      take(snapshot)
      completion?()
      return
    }
    let changes = SnapshotDifference(from: current, to: snapshot).changes
    let update = {
      collectionView.performBatchUpdates {
        self.take(snapshot)
        collectionView.change { $0.take(changes) }
      } completion: { _ in
        completion?()
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  final func show(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType, animated: Bool, _ completion: (() -> Void)?
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    show(whole, animated: animated, completion)
    showOutlines(of: section)
  }

  // MARK: Outlines

  /// Shows an item's level in its section, and whether it's expanded, in its list cell.
  final func showOutline(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
    guard let cell = cell as? UICollectionViewListCell,
      let section = current.sectionIdentifier(containingItem: item),
      let outline = sectionSnapshots[section], outline.contains(item)
    else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.outline = (
      outline.isExpanded(item), { [weak self] in self?.toggle(item, in: section) }
    )
    cell.outlineDidChange()
  }

  private func showOutlines(of section: SectionIdentifierType) {
    guard let index = current.indexOfSection(section), let collectionView else { return }
    for (path, cell) in collectionView.cells where path.section == index {
      if let item = itemIdentifier(for: path) { showOutline(of: item, in: cell) }
    }
  }

  /// Expands or collapses an item.
  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var outline = sectionSnapshots[section] else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        outline.replace(
          childrenOf: item, using: provide(item, outline.snapshot(of: item, includingParent: false))
        )
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  // MARK: Reordering

  final func takeMove(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: destination.section)
    else { return }
    let old = current
    var new = old
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(destination.item) {
      new.insertItems([item], beforeItem: others[destination.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
      sectionTransactions: sectionTransactions(from: old, to: new))
    reorderingHandlers.willReorder?(transaction)
    take(new)
    reorderingHandlers.didReorder?(transaction)
  }

  private func sectionTransactions(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    new.sectionIdentifiers.compactMap { section in
      let (before, after) = (
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)
      )
      guard before != after else { return nil }
      var (initial, final) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      initial.append(before)
      final.append(after)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final,
        difference: after.difference(from: before))
    }
  }
}

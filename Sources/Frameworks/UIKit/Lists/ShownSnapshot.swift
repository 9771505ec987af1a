import Foundation

/// The snapshot that a table or collection view shows, with the positions of its items.
@MainActor
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var knownIndexPaths: [Item: IndexPath]?

  /// Replaces the snapshot.
  ///
  /// The requests to reload and reconfigure have been performed.
  mutating func take(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
    self.snapshot.forgetRequests()
    knownIndexPaths = nil
  }

  /// Returns the snapshot that would be shown if an item were moved to a position.
  func moving(_ source: IndexPath, to target: IndexPath) -> NSDiffableDataSourceSnapshot<
    Section, Item
  > {
    var moved = snapshot
    guard let item = item(at: source), let section = section(at: target.section) else {
      return moved
    }
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      moved.insertItems([item], beforeItem: others[target.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    return moved
  }

  /// Returns the section at an index, or `nil` if there's none.
  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the number of items in the section at an index.
  func numberOfItems(inSectionAt index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the item at an index path, or `nil` if there isn't one.
  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, let section = section(at: indexPath.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item, or `nil` if it isn't shown.
  mutating func indexPath(of item: Item) -> IndexPath? {
    let paths = knownIndexPaths ?? snapshot.indexPaths
    knownIndexPaths = paths
    return paths[item]
  }
}

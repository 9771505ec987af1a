import Foundation

/// The changes of a list between two snapshots of its data.
struct SnapshotDifference<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private(set) var changes = ListChanges()
  private let old: Snapshot
  private let new: Snapshot
  private let oldSections: [SectionIdentifierType: Int]
  private let newSections: [SectionIdentifierType: Int]
  private let reloadedSections: Set<SectionIdentifierType>

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    oldSections = Self.places(old.sectionIdentifiers)
    newSections = Self.places(new.sectionIdentifiers)
    reloadedSections = Set(new.reloadedSectionIdentifiers)
    compareSections()
    compareItems()
  }

  private static func places<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
    Dictionary(uniqueKeysWithValues: zip(values, values.indices))
  }

  private mutating func compareSections() {
    for (section, index) in oldSections {
      if newSections[section] == nil {
        changes.deletedSections.insert(index)
      } else if reloadedSections.contains(section) {
        changes.reloadedSections.insert(index)
      }
    }
    var kept: [(old: Int, new: Int)] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      if let old = oldSections[section] {
        kept.append((old, index))
      } else {
        changes.insertedSections.insert(index)
      }
    }
    for index in kept.map(\.old).outsideLongestAscent {
      changes.movedSections[kept[index].old] = kept[index].new
    }
  }

  private mutating func compareItems() {
    let (oldPaths, newPaths) = (old.indexPaths, new.indexPaths)
    for (item, path) in oldPaths where newPaths[item] == nil { delete(path) }
    for section in new.sectionIdentifiers { compareItems(of: section, oldPaths) }
    replaceReloaded(oldPaths, newPaths)
    for item in new.reconfiguredItemIdentifiers {
      guard let path = oldPaths[item], !changes.reloadedRows.contains(path) else { continue }
      changes.reconfiguredRows.insert(path)
    }
  }

  private mutating func compareItems(
    of section: SectionIdentifierType, _ oldPaths: [ItemIdentifierType: IndexPath]
  ) {
    guard let index = newSections[section] else { return }
    var kept: [(old: IndexPath, new: IndexPath)] = []
    for (row, item) in new.itemIdentifiers(inSection: section).enumerated() {
      let path = IndexPath(row: row, section: index)
      guard let before = oldPaths[item] else {
        insert(path)
        continue
      }
      if before.section == oldSections[section] {
        kept.append((before, path))
      } else if isReloaded(old: before.section) || reloadedSections.contains(section) {
        delete(before)
        insert(path)
      } else {
        changes.movedRows[before] = path
      }
    }
    guard !reloadedSections.contains(section) else { return }
    for index in kept.map(\.old.row).outsideLongestAscent {
      changes.movedRows[kept[index].old] = kept[index].new
    }
  }

  private func isReloaded(old section: Int) -> Bool { changes.reloadedSections.contains(section) }

  /// Adds the deletion of a row, unless its whole section is deleted.
  private mutating func delete(_ path: IndexPath) {
    guard !changes.deletedSections.contains(path.section), !isReloaded(old: path.section)
    else { return }
    changes.deletedRows.insert(path)
  }

  /// Adds the insertion of a row, unless its whole section is inserted.
  private mutating func insert(_ path: IndexPath) {
    guard !changes.insertedSections.contains(path.section),
      !reloadedSections.contains(new.sectionIdentifiers[path.section])
    else { return }
    changes.insertedRows.insert(path)
  }

  /// Replaces the cells of reloaded items.
  ///
  /// Items that also moved disappear at the old position and appear at the new one.
  private mutating func replaceReloaded(
    _ oldPaths: [ItemIdentifierType: IndexPath], _ newPaths: [ItemIdentifierType: IndexPath]
  ) {
    for item in new.reloadedItemIdentifiers {
      guard let before = oldPaths[item], let after = newPaths[item] else { continue }
      if changes.movedRows.removeValue(forKey: before) != nil {
        delete(before)
        insert(after)
      } else if !changes.deletedRows.contains(before), !isReloaded(old: before.section) {
        changes.reloadedRows.insert(before)
      }
    }
  }
}

extension [Int] {
  /// The indexes of the fewest elements that must be left out so that the others are in ascending
  /// order.
  fileprivate var outsideLongestAscent: [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for (index, value) in enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    guard ends.count < count else { return [] }
    var stays = [Bool](repeating: false, count: count)
    var next = ends.last
    while let index = next {
      stays[index] = true
      next = previous[index]
    }
    return indices.filter { !stays[$0] }
  }
}

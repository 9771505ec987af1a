import AppRuntime

/// A representation of the state of the data in a view at a specific point in time.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections to reload, in the order of the requests.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to reload, in the order of the requests.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to reconfigure, in the order of the requests.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Counting and finding

  /// The number of items in the snapshot.
  public var numberOfItems: Int { homes.count }
  /// The number of sections in the snapshot.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of all sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      fail("The section identifier \(identifier) doesn't exist in the snapshot.")
    }
    return found
  }

  /// Returns the identifier of the section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { homes[identifier] }

  /// Returns the index of an item among all items, or `nil` if the snapshot doesn't contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var start = 0
    for section in sections {
      if section == home { break }
      start += items[section]?.count ?? 0
    }
    return items[home]?.firstIndex(of: identifier).map { start + $0 }
  }

  /// Returns the index of a section, or `nil` if the snapshot doesn't contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items to the end of a section, or of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      fail("There are currently no sections in the data source. Please add a section first.")
    }
    checkSection(section)
    take(identifiers, into: section)
    items[section, default: []] += identifiers
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  /// Deletes items.
  ///
  /// Items that the snapshot doesn't contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
    forgetRequests(about: Set(identifiers))
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item to the position before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    checkItem(identifier, "move")
    insert([identifier], at: toIdentifier, offset: 0)
  }

  /// Moves an item to the position after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    checkItem(identifier, "move")
    insert([identifier], at: toIdentifier, offset: 1)
  }

  /// Requests new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      checkItem(identifier, "reload")
      if !reloadedItemIdentifiers.contains(identifier) {
        reloadedItemIdentifiers.append(identifier)
      }
    }
  }

  /// Requests that the existing cells of items be configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      checkItem(identifier, "reconfigure")
      if !reconfiguredItemIdentifiers.contains(identifier) {
        reconfiguredItemIdentifiers.append(identifier)
      }
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    guard let section = homes[anchor] else {
      fail("The item identifier \(anchor), beside which to insert, doesn't exist in the snapshot.")
    }
    // Items that would be inserted next to themselves keep their position.
    let moving = identifiers.filter { $0 != anchor }
    take(moving, into: section)
    guard let index = items[section]?.firstIndex(of: anchor) else { return }
    items[section]?.insert(contentsOf: moving, at: index + offset)
  }

  /// Removes items from their current sections and stores their new section.
  private mutating func take(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType
  ) {
    var seen: Set<ItemIdentifierType> = []
    let duplicates = identifiers.filter { !seen.insert($0).inserted }
    guard duplicates.isEmpty else { failNotUnique("item", duplicates) }
    remove(seen)
    for identifier in identifiers { homes[identifier] = section }
  }

  private mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
    let left = Set(identifiers.compactMap { homes.removeValue(forKey: $0) })
    for section in left { items[section]?.removeAll { identifiers.contains($0) } }
  }

  private mutating func forgetRequests(about identifiers: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { identifiers.contains($0) }
    reconfiguredItemIdentifiers.removeAll { identifiers.contains($0) }
  }

  // MARK: Sections

  /// Adds sections to the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    take(identifiers)
    sections += identifiers
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 0)
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 1)
  }

  /// Deletes sections and their items.
  ///
  /// Sections that the snapshot doesn't contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone {
      let lost = Set(items.removeValue(forKey: section) ?? [])
      for identifier in lost { homes[identifier] = nil }
      forgetRequests(about: lost)
    }
  }

  /// Moves a section to the position before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    checkSection(identifier)
    insert([identifier], at: toIdentifier, offset: 0)
  }

  /// Moves a section to the position after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    checkSection(identifier)
    insert([identifier], at: toIdentifier, offset: 1)
  }

  /// Requests new cells, headers, and footers for sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      checkSection(identifier)
      if !reloadedSectionIdentifiers.contains(identifier) {
        reloadedSectionIdentifiers.append(identifier)
      }
    }
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at anchor: SectionIdentifierType, offset: Int
  ) {
    checkSection(anchor)
    let moving = identifiers.filter { $0 != anchor }
    take(moving)
    guard let index = sections.firstIndex(of: anchor) else { return }
    sections.insert(contentsOf: moving, at: index + offset)
  }

  /// Removes sections from their current positions.
  ///
  /// They keep their items.
  private mutating func take(_ identifiers: [SectionIdentifierType]) {
    var seen: Set<SectionIdentifierType> = []
    let duplicates = identifiers.filter { !seen.insert($0).inserted }
    guard duplicates.isEmpty else { failNotUnique("section", duplicates) }
    if seen.contains(where: { items[$0] != nil }) { sections.removeAll { seen.contains($0) } }
    for identifier in identifiers where items[identifier] == nil { items[identifier] = [] }
  }

  // MARK: Mistakes

  private func checkSection(_ identifier: SectionIdentifierType) {
    guard items[identifier] != nil else {
      fail("The section identifier \(identifier) doesn't exist in the snapshot.")
    }
  }

  private func checkItem(_ identifier: ItemIdentifierType, _ verb: String) {
    guard homes[identifier] != nil else {
      fail(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  private func failNotUnique(_ kind: String, _ duplicates: [some Any]) -> Never {
    let list = duplicates.map { "    \($0)" }.joined(separator: ",\n")
    fail(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }

  private func fail(_ reason: String) -> Never {
    raise("NSInternalInconsistencyException", reason)
  }

  // MARK: Applying

  /// Discards the requests to reload or reconfigure sections and items.
  mutating func forgetRequests() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The index path of every item.
  var indexPaths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = Dictionary(minimumCapacity: numberOfItems)
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    return paths
  }
}

import AppRuntime

/// A representation of the state of the data in a layout section at a specific point in time.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct>.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private var roots: [ItemIdentifierType] = []
  /// The child items of each item.
  ///
  /// Each item in the snapshot has an entry, even if it has no children.
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty section snapshot.
  public init() {}

  // MARK: Reading

  /// All items.
  ///
  /// Each item is followed by its descendants.
  public var items: [ItemIdentifierType] { roots.flatMap { [$0] + descendants(of: $0) } }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { visible(roots) }

  private func visible(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    items.flatMap { [$0] + (expanded.contains($0) ? visible(children[$0] ?? []) : []) }
  }

  private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    (children[item] ?? []).flatMap { [$0] + descendants(of: $0) }
  }

  /// Returns whether an item shows its children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parents[item]
    while let next = above {
      guard expanded.contains(next) else { return false }
      above = parents[next]
    }
    return true
  }

  /// Returns whether the section snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { children[item] != nil }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    return sequence(first: item) { parents[$0] }.reduce(-1) { count, _ in count + 1 }
  }

  /// Returns the index of an item among all items, or `nil` if the section snapshot doesn't contain
  /// it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item, or `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child)
    return parents[child]
  }

  /// Returns a section snapshot of the descendants of an item, which can include the item itself.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    check(parent)
    var part = Self()
    if includingParent {
      part.append([parent])
      part.copy(children[parent] ?? [], of: self, under: parent)
      if expanded.contains(parent) { part.expanded.insert(parent) }
    } else {
      part.copy(children[parent] ?? [], of: self, under: nil)
    }
    return part
  }

  /// Returns a textual representation of the item hierarchy.
  public func visualDescription() -> String {
    items.map { item in
      let mark = (children[item] ?? []).isEmpty ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items after the last root item or as children of a parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { check(parent) }
    add(items, under: parent, at: parent.map { children[$0]?.count ?? 0 } ?? roots.count)
  }

  /// Inserts items before another item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    add(items, under: parents[item], at: place(of: item))
  }

  /// Inserts items after another item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    add(items, under: parents[item], at: place(of: item) + 1)
  }

  /// Inserts the items of another section snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, before: item)
    copyChildren(of: snapshot.roots, from: snapshot)
  }

  /// Inserts the items of another section snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, after: item)
    copyChildren(of: snapshot.roots, from: snapshot)
  }

  /// Deletes items and their descendants.
  ///
  /// Items that the section snapshot doesn't contain are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      for gone in descendants(of: item) { forget(gone) }
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      forget(item)
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      check(item)
      expanded.insert(item)
    }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      check(item)
      expanded.remove(item)
    }
  }

  /// Replaces the children of an item with the items of another section snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    check(parent)
    delete(children[parent] ?? [])
    copy(snapshot.roots, of: snapshot, under: parent)
  }

  private mutating func copy(
    _ items: [ItemIdentifierType], of other: Self, under parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    copyChildren(of: items, from: other)
  }

  private mutating func copyChildren(of items: [ItemIdentifierType], from other: Self) {
    for item in items {
      copy(other.children[item] ?? [], of: other, under: item)
      if other.expanded.contains(item) { expanded.insert(item) }
    }
  }

  private mutating func add(
    _ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    let duplicates = items.filter { !seen.insert($0).inserted || contains($0) }
    guard duplicates.isEmpty else {
      let list = duplicates.map { "    \($0)" }.joined(separator: ",\n")
      fail(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n\(list)"
          + "\n)}")
    }
    for item in items {
      children[item] = []
      parents[item] = parent
    }
    if let parent {
      children[parent]?.insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    children[item] = nil
    parents[item] = nil
    expanded.remove(item)
  }

  private func place(of item: ItemIdentifierType) -> Int {
    check(item)
    let siblings = parents[item].map { children[$0] ?? [] } ?? roots
    return siblings.firstIndex(of: item) ?? siblings.count
  }

  // MARK: Mistakes

  private func check(_ item: ItemIdentifierType) {
    guard contains(item) else { fail("Item does not exist in section snapshot: \(item)") }
  }

  private func fail(_ reason: String) -> Never {
    raise("NSInternalInconsistencyException", reason)
  }
}

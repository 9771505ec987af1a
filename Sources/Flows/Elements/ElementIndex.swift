import DeviceProtocol

/// The visible elements of a screen, in tree order.
struct ElementIndex {
  /// An element with its position in the tree.
  struct Entry {
    var element: ScreenElement
    var position: Int
    var ancestors: [Int]

    var parent: Int? { ancestors.last }
  }

  /// An index without elements.
  static let empty = ElementIndex()

  private(set) var entries: [Entry] = []

  private init() {}

  init(_ root: ScreenElement) {
    add(root, ancestors: [])
  }

  private mutating func add(_ element: ScreenElement, ancestors: [Int]) {
    var ancestors = ancestors
    if element.isVisible {
      entries.append(Entry(element: element, position: entries.count, ancestors: ancestors))
      ancestors.append(entries.count - 1)
    }
    for child in element.children { add(child, ancestors: ancestors) }
  }

  /// Returns the entries that don't contain any of the others.
  ///
  /// For example, a button's title matches either the label or the button, but not both.
  func withoutAncestors(_ entries: [Entry]) -> [Entry] {
    guard entries.count > 1 else { return entries }
    var holders: Set<Int> = []
    for entry in entries { holders.formUnion(entry.ancestors) }
    return entries.filter { !holders.contains($0.position) }
  }
}

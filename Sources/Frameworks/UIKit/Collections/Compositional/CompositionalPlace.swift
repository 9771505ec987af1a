import Foundation

/// The area that contains all sections of a compositional layout.
@MainActor
struct CompositionalPlace {
  let isVertical: Bool
  /// The visible size of the collection view within its insets.
  let room: CGSize
  let traits: UITraitCollection
  let sizes: ElementSizes
  /// The insets, within the content inset, of the boundaries that section insets refer to.
  let safeArea: NSDirectionalEdgeInsets
  let margins: NSDirectionalEdgeInsets
  let automaticReference: UIContentInsetsReference

  /// Returns the insets of a boundary item at the sides.
  func sides(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference == .automatic ? automaticReference : reference {
    case .none: NSDirectionalEdgeInsets()
    case .automatic, .safeArea: safeArea
    case .layoutMargins, .readableContent: margins
    }
  }

  func environment(_ insets: NSDirectionalEdgeInsets) -> LayoutEnvironment {
    LayoutEnvironment(room, insets: insets, traits: traits)
  }

  /// Returns the size of a supplementary item.
  ///
  /// If the size depends on the content, it's the view's preferred size.
  func size(
    of item: NSCollectionLayoutSupplementaryItem, _ element: CollectionElement, in room: CGSize
  ) -> CGSize {
    var size = item.layoutSize.points(in: room)
    if let own = sizes[element] {
      let axes = item.layoutSize.flexibleAxes
      if axes.contains(.horizontal) { size.width = own.width }
      if axes.contains(.vertical) { size.height = own.height }
    }
    return size
  }

  /// Keeps a header or footer visible as long as its section is visible.
  func pin(
    _ attributes: UICollectionViewLayoutAttributes, _ alignment: NSRectAlignment, visible: CGRect,
    within size: CGSize
  ) {
    let edge = alignment.boundaryEdge
    let isAtEnd = edge == .bottom || edge == .trailing
    attributes.zIndex = max(attributes.zIndex, 2)
    var frame = attributes.frame
    if isVertical {
      frame.origin.y =
        isAtEnd
        ? max(min(frame.minY, visible.maxY - frame.height), 0)
        : min(max(frame.minY, visible.minY), size.height - frame.height)
    } else {
      frame.origin.x =
        isAtEnd
        ? max(min(frame.minX, visible.maxX - frame.width), 0)
        : min(max(frame.minX, visible.minX), size.width - frame.width)
    }
    attributes.frame = frame
  }
}

/// The preferred sizes of a collection view's views.
@MainActor
final class ElementSizes {
  private var items: [Int: [Int: CGSize]] = [:]
  private var others: [CollectionElement: CGSize] = [:]

  subscript(element: CollectionElement) -> CGSize? {
    get {
      element.category == .cell
        ? items[element.indexPath.section]?[element.indexPath.item] : others[element]
    }
    set {
      if element.category == .cell {
        items[element.indexPath.section, default: [:]][element.indexPath.item] = newValue
      } else {
        others[element] = newValue
      }
    }
  }

  func items(inSection section: Int) -> [Int] { items[section].map { Array($0.keys) } ?? [] }

  func removeAll() {
    items = [:]
    others = [:]
  }

  /// Updates the sizes for the items' new positions.
  func renumber(_ rows: RowRenumbering, _ sections: [Int: Int], _ changes: ListChanges) {
    let old = items
    items = [:]
    for (section, sizes) in old {
      for (item, size) in sizes {
        let path = IndexPath(item: item, section: section)
        guard !changes.reloadedRows.contains(path), let new = rows[path] else { continue }
        self[.cell(new)] = size
      }
    }
    let supplements = others
    others = [:]
    for (element, size) in supplements {
      guard element.indexPath.count == 2 else {
        others[element] = size
        continue
      }
      guard let section = sections[element.indexPath.section] else { continue }
      var new = element
      new.indexPath = IndexPath(item: element.indexPath.item, section: section)
      others[new] = size
    }
  }
}

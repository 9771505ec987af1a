import Foundation

/// The positions of a collection view's items before some are inserted, deleted, and moved, and how
/// those positions change.
@MainActor
struct CollectionUpdate {
  let rows: RowRenumbering
  let sections: [Int: Int]
  let changes: ListChanges
  let before: [CollectionElement: UICollectionViewLayoutAttributes]
  let layout: UICollectionViewLayout

  /// Returns the initial attributes of an element that appears: its previous ones, or invisible
  /// ones for a new element.
  func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if element.category == .cell, let old = rows.origin(of: element.indexPath),
      !changes.reloadedRows.contains(old)
    {
      return moved(before[.cell(old)], to: element)
    }
    if element.category != .cell, element.indexPath.count > 0,
      sections.values.contains(element.indexPath[0])
    {
      return nil
    }
    return faded(attributes(of: element))
  }

  /// Returns the final attributes of an element that disappears.
  func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if element.category == .cell, let new = rows[element.indexPath],
      !changes.reloadedRows.contains(element.indexPath)
    {
      return moved(layout.layoutAttributesForItem(at: new), to: element)
    }
    return faded(before[element])
  }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch (element.category, element.kind) {
    case (.supplementaryView, let kind?):
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case (.decorationView, let kind?):
      layout.layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    default: layout.layoutAttributesForItem(at: element.indexPath)
    }
  }

  private func moved(_ attributes: UICollectionViewLayoutAttributes?, to element: CollectionElement)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes?.duplicate()
    copy?.element = element
    return copy
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes?.duplicate()
    copy?.alpha = 0
    return copy
  }
}

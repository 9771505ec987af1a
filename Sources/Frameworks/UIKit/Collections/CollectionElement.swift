import Foundation

/// An element with layout attributes: a cell, or a supplementary or decoration view of a kind.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplement(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}

/// Directions in which something may change.
struct CollectionAxes: OptionSet {
  let rawValue: Int

  static let horizontal = CollectionAxes(rawValue: 1)
  static let vertical = CollectionAxes(rawValue: 2)
  static let both: CollectionAxes = [.horizontal, .vertical]
}

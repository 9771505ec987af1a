import Foundation

/// A change of an item or a section in a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// The item is inserted.
    case insert
    /// The item is deleted.
    case delete
    /// The item is reloaded, which deletes and inserts it.
    case reload
    /// The item is moved.
    case move
    /// Nothing happens to the item.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
  }

  /// The index path before the change, or `nil` for an insertion.
  ///
  /// The index path of a whole section has no item.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the change, or `nil` for a deletion.
  ///
  /// The index path of a whole section has no item.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The change to the item.
  open var updateAction: Action { action }
}

extension UICollectionViewUpdateItem {
  /// Returns an item for every change in a list of changes.
  static func items(of list: ListChanges) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    func all(_ action: Action, _ paths: [IndexPath]) -> [UICollectionViewUpdateItem] {
      paths.map {
        UICollectionViewUpdateItem(
          action, from: action == .insert ? nil : $0, to: action == .delete ? nil : $0)
      }
    }
    return all(.reload, list.reloadedSections.map(section) + list.reloadedRows.sorted())
      + all(.delete, list.deletedSections.map(section) + list.deletedRows.sorted())
      + all(.insert, list.insertedSections.map(section) + list.insertedRows.sorted())
      + list.movedSections.sorted { $0 < $1 }.map {
        UICollectionViewUpdateItem(.move, from: section($0), to: section($1))
      }
      + list.movedRows.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, from: $0, to: $1)
      }
  }
}

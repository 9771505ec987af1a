/// Reserves a dropped item's position in a list until its data has been loaded.
@MainActor
class DropPlaceholder: NSObject {
  let dragItem: UIDragItem
  private let path: IndexPath
  private let animator: DragAnimator
  private let insert: (IndexPath) -> Void
  private var isThere = true

  init(
    _ dragItem: UIDragItem, at path: IndexPath, _ animator: DragAnimator,
    insert: @escaping (IndexPath) -> Void
  ) {
    self.dragItem = dragItem
    self.path = path
    self.animator = animator
    self.insert = insert
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    animator.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard isThere else { return false }
    isThere = false
    dataSourceUpdates(path)
    insert(path)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isThere = false }
    return isThere
  }
}

/// The placeholder of a row.
final class RowPlaceholder: DropPlaceholder, UITableViewDropPlaceholderContext {}

/// The placeholder of an item of a collection view.
final class ItemPlaceholder: DropPlaceholder, UICollectionViewDropPlaceholderContext {
  func setNeedsCellUpdate() {}
}

/// Items that are dropped on a collection view, whose delegate positions them.
final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal
  private let collection: UICollectionView

  init(
    _ session: any UIDropSession, on collection: UICollectionView, at path: IndexPath?,
    _ proposal: UICollectionViewDropProposal, source: (UIDragItem) -> IndexPath?
  ) {
    self.collection = collection
    self.proposal = proposal
    items = session.items.map { ListDropItem($0, from: source($0)) }
    super.init(session, on: collection, at: path)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    ItemPlaceholder(dragItem, at: placeholder.insertionIndexPath, animator(of: dragItem)) {
      [collection] in collection.insertItems(at: [$0])
    }
  }

  private func frame(ofItemAt path: IndexPath) -> CGRect {
    collection.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop(
      dragItem, on: frame(ofItemAt: indexPath),
      as: collection.dropDelegate?.collectionView(
        collection, dropPreviewParametersForItemAt: indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    let item = frame(ofItemAt: indexPath)
    return drop(
      dragItem, into: rect.offsetBy(dx: item.minX, dy: item.minY),
      previewSize: items.first { $0.dragItem === dragItem }?.previewSize ?? .zero)
  }
}

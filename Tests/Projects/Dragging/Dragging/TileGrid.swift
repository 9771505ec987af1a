import UIKit

/// A grid of numbered tiles that can be rearranged.
class TileGrid: NSObject {
  let grid: UICollectionView
  private var numbers = Array(1...6)

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    grid.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tile")
    grid.dataSource = self
    grid.dragDelegate = self
    grid.dropDelegate = self
  }
}

extension TileGrid: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = "Tile \(numbers[indexPath.item])"
      cell.contentConfiguration = content
    }
    return cell
  }
}

extension TileGrid: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let number = numbers[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard collectionView.hasActiveDrag else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    collectionView.performBatchUpdates {
      self.numbers.insert(self.numbers.remove(at: source.item), at: target.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [target])
    }
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}

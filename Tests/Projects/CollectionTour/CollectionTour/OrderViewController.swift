import UIKit

/// Items that the user reorders with a long press.
class OrderViewController: UICollectionViewController {
  private var items = ["A", "B", "C", "D", "E", "F", "G", "H"]

  override func viewDidLoad() {
    super.viewDidLoad()
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize =
      CGSize(width: 110, height: 80)
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "item")
    navigationItem.prompt = items.joined()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TagCell)?.label.text = items[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    title = items.joined()
  }
}

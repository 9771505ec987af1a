import UIKit

/// A collection that is refreshed by pulling it down.
class TilesViewController: UICollectionViewController {
  private var tiles = 4

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("Tiles are in no storyboard")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tiles"
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let control = UIRefreshControl()
    control.tintColor = .systemOrange
    control.addTarget(self, action: #selector(refresh), for: .valueChanged)
    collectionView.refreshControl = control
  }

  @objc private func refresh() {
    title = "Refreshing"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
      tiles += 1
      collectionView.reloadData()
      collectionView.refreshControl?.endRefreshing()
      title = "\(tiles) tiles"
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    cell.accessibilityIdentifier = "tile \(indexPath.item)"
    return cell
  }
}

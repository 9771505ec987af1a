import UIKit

/// A collection view whose items are inserted and deleted.
class CollectionViewController: UIViewController, UICollectionViewDataSource {
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let state = UILabel()
  private var items = ["One", "Two", "Three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.frame = CGRect(x: 200, y: 60, width: 190, height: 44)
    state.accessibilityIdentifier = "collection state"
    view.addSubview(state)
    let actions: [(String, () -> Void)] = [
      ("Add", add), ("Drop", drop), ("Mistake", mistake),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.frame = CGRect(x: 20, y: 60 + 44 * index, width: 160, height: 44)
      view.addSubview(button)
    }
    collection.frame = CGRect(x: 0, y: 250, width: view.bounds.width, height: 400)
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize =
      CGSize(width: 100, height: 60)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "text")
    collection.dataSource = self
    view.addSubview(collection)
  }

  private func add() {
    items.insert("Zero", at: 0)
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    tell(item: 0, "opacity")
  }

  private func drop() {
    items.removeFirst()
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: { [self] _ in
      state.text = "dropped"
    }
  }

  private func mistake() {
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
  }

  private func tell(item: Int, _ key: String) {
    let keys = collection.cellForItem(at: IndexPath(item: item, section: 0))?.layer.animationKeys()
    state.text = keys?.contains(key) == true ? "by \(key)" : "\(keys ?? [])"
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
    cell.label.text = items[indexPath.item]
    return cell
  }
}

/// A cell with text.
class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }
}

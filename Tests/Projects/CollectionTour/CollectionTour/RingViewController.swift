import UIKit

/// Items in a ring that a custom layout creates, which then changes to a flow layout.
class RingViewController: UIViewController, UICollectionViewDataSource {
  private var items = Array(1...8)
  private let state = UILabel()
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: RingLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: 360)
    grid.register(TagCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = self
    view.addSubview(grid)
    state.frame = CGRect(x: 20, y: 540, width: 350, height: 30)
    state.accessibilityIdentifier = "state"
    view.addSubview(state)
    let actions: [(String, () -> Void)] = [("Flow", flow), ("Remove", remove), ("Beyond", beyond)]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.frame = CGRect(x: 20 + 110 * index, y: 110, width: 100, height: 44)
      view.addSubview(button)
    }
  }

  private func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    grid.setCollectionViewLayout(layout, animated: true) { [self] _ in
      state.text = "flowing"
    }
  }

  private func remove() {
    items.removeFirst(2)
    grid.performBatchUpdates {
      grid.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    } completion: { [self] _ in
      state.text = "\(items.count) left"
    }
  }

  private func beyond() {
    grid.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TagCell)?.label.text = "No. \(items[indexPath.item])"
    return cell
  }
}

/// Arranges items in a ring around a decoration.
class RingLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override init() {
    super.init()
    register(HubView.self, forDecorationViewOfKind: "hub")
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let center = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
    attributes = (0..<count).map { item in
      let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
      let own = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      own.size = CGSize(width: 74, height: 36)
      own.center = CGPoint(x: center.x + 130 * cos(angle), y: center.y + 130 * sin(angle))
      return own
    }
    let hub = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "hub", with: IndexPath(item: 0, section: 0))
    hub.frame = CGRect(x: center.x - 40, y: center.y - 40, width: 80, height: 80)
    hub.zIndex = -1
    attributes.append(hub)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { attributes.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes[indexPath.item] }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let last = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    last?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return last
  }
}

/// The middle of the ring.
class HubView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemOrange
    layer.cornerRadius = 40
    accessibilityIdentifier = "hub"
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }
}

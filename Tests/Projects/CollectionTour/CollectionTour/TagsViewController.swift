import UIKit

/// Self-sizing tags in a flow layout with pinned headers.
class TagsViewController: UIViewController, UICollectionViewDataSource {
  private let sections = [
    ("Fruit", ["Apple", "Banana", "Fig", "Grapefruit", "Kiwi", "Passion fruit", "Pear"]),
    ("Trees", ["Ash", "Beech", "Hornbeam", "Norway spruce", "Oak"]),
    ("Numbers", (1...80).map { "Number \($0)" }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    layout.sectionInsetReference = .fromSafeArea
    layout.sectionHeadersPinToVisibleBounds = true
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.accessibilityIdentifier = "tags"
    grid.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    grid.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    grid.dataSource = self
    view.addSubview(grid)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].1.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = sections[indexPath.section].1[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = sections[indexPath.section].0
    return view
  }
}

/// A header with a title.
class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }
}

import UIKit

/// Sections that scroll horizontally, with badges, pinned headers, and backgrounds.
class ShopViewController: UIViewController, UICollectionViewDataSource {
  private let names = ["Featured", "Banners", "Pairs", "All"]
  private let counts = [7, 5, 10, 300]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      section(index, environment)
    }
    layout.register(PanelView.self, forDecorationViewOfKind: "panel")
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.accessibilityIdentifier = "shop"
    grid.register(TagCell.self, forCellWithReuseIdentifier: "item")
    grid.register(TitleView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    grid.register(BadgeView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    grid.dataSource = self
    view.addSubview(grid)
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func section(_ index: Int, _ environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let section =
      switch index {
      case 0: featured()
      case 1: banners()
      case 2: pairs()
      default: all(columns: environment.container.effectiveContentSize.width > 500 ? 5 : 3)
      }
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: "title", alignment: .top)
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [title]
    return section
  }

  private func featured() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(22), .absolute(22)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  private func banners() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(90)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items where item.representedElementKind == nil {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        item.alpha = distance > width / 2 ? 0.5 : 1
      }
    }
    return section
  }

  private func pairs() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .absolute(130)), repeatingSubitem: item, count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    section.orthogonalScrollingBehavior = .paging
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    section.decorationItems = [panel]
    return section
  }

  private func all(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .estimated(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(60)), repeatingSubitem: item,
      count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    return section
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TagCell)?.label.text = "\(names[indexPath.section].first!)\(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? TitleView)?.label.text = names[indexPath.section]
    return view
  }
}

/// A red dot.
class BadgeView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = 11
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }
}

/// The background of a section.
class PanelView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal.withAlphaComponent(0.3)
    accessibilityIdentifier = "panel"
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }
}

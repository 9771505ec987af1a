import UIKit

/// Nested groups, a custom group, and items whose size depends on their text.
class MosaicViewController: UIViewController, UICollectionViewDataSource {
  private let words = ["one", "twenty-two", "three hundred", "four", "fifty-five thousand", "six"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [self] index, _ in
        index == 0 ? nested() : index == 1 ? stairs() : flowing()
      }, configuration: configuration)
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.register(TagCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = self
    view.addSubview(grid)
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    return item
  }

  private func nested() -> NSCollectionLayoutSection {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.4)),
      subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), pair])
    return NSCollectionLayoutSection(group: group)
  }

  private func stairs() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(130))
    ) { environment in
      let width = environment.container.contentSize.width / 3
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * width, y: CGFloat($0) * 45, width: width, height: 40))
      }
    }
    return NSCollectionLayoutSection(group: group)
  }

  private func flowing() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
      subitems: [item(.estimated(50), .estimated(36))])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { section == 2 ? 12 : section == 1 ? 3 : 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let text = indexPath.section == 2 ? words[indexPath.item % words.count] : "\(indexPath.item)"
    (cell as? TagCell)?.label.text = text
    return cell
  }
}

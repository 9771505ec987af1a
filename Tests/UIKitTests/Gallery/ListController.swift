import UIKit

/// A collection view with a list of rows below a header.
final class ListController: UICollectionViewController {
  private static let contents: [UIListContentConfiguration] = [
    .cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .accompaniedSidebarCell(),
  ]

  private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, path, item in
    var content = ListController.contents[item]
    content.text = "Text"
    content.secondaryText = item == 0 ? nil : "Second"
    content.image = item == 3 ? UIImage(systemName: "folder") : nil
    cell.contentConfiguration = content
    cell.accessories =
      [
        [.disclosureIndicator()], [.checkmark()], [.detail()], [.outlineDisclosure()], [],
      ][item]
  }
  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, _ in
    var content = header.defaultContentConfiguration()
    content.text = "Header"
    header.contentConfiguration = content
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.contents.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }
}

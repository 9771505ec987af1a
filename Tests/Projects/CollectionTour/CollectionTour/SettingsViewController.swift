import UIKit

/// A list with headers and footers, accessories, swipes, and an editing mode.
class SettingsViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var sections = [
    ["Bluetooth", "Network", "Notifications"], ["General", "Display", "Sounds", "Battery"],
  ]
  private let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
    .insetGrouped, .plain, .grouped, .sidebar,
  ]
  private var appearance = 0
  private var grid: UICollectionView!

  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, path, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.secondaryText = text == "Network" ? "Quince" : nil
    content.image = text == "Battery" ? UIImage(systemName: "bolt") : nil
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = text
    let hint = UICellAccessory.label(text: "On")
    cell.accessories = [
      .delete(), .reorder(),
      path.section == 0
        ? .disclosureIndicator(displayed: .whenNotEditing)
        : .checkmark(displayed: .whenNotEditing),
    ]
    if text == "Bluetooth" { cell.accessories.insert(hint, at: 0) }
  }

  private func titles(_ kind: String)
    -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
  {
    UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
      cell, kind, path in
      var content = cell.defaultContentConfiguration()
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      content.text =
        isHeader ? "Section \(path.section + 1)" : "What section \(path.section + 1) is about."
      cell.contentConfiguration = content
    }
  }
  private lazy var headers = titles(UICollectionView.elementKindSectionHeader)
  private lazy var footers = titles(UICollectionView.elementKindSectionFooter)

  override func viewDidLoad() {
    super.viewDidLoad()
    grid = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
    _ = (headers, footers)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Edit", primaryAction: UIAction { [self] _ in grid.isEditing.toggle() }),
      UIBarButtonItem(title: "Style", primaryAction: UIAction { [self] _ in changeStyle() }),
    ]
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearances[appearance])
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.delete(path)
          done(true)
        }
      ])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func changeStyle() {
    appearance = (appearance + 1) % appearances.count
    grid.setCollectionViewLayout(makeLayout(), animated: false)
  }

  private func delete(_ path: IndexPath) {
    sections[path.section].remove(at: path.item)
    grid.deleteItems(at: [path])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows, for: indexPath, item: sections[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(
      using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    title = sections[indexPath.section][indexPath.item]
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

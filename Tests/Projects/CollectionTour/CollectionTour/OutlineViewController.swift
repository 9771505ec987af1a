import UIKit

/// An outline whose items expand and collapse, from a snapshot of its section.
class OutlineViewController: UIViewController {
  private var source: UICollectionViewDiffableDataSource<String, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let grid = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      let outline = self?.source.snapshot(for: "main")
      let hasChildren =
        outline?.contains(text) == true && outline?.snapshot(of: text).items.isEmpty == false
      cell.accessories = hasChildren ? [.outlineDisclosure()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, text in
      grid.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Animals", "Plants"])
    outline.append(["Birds", "Mammals"], to: "Animals")
    outline.append(["Crow", "Owl"], to: "Birds")
    outline.append(["Moss", "Oak"], to: "Plants")
    outline.expand(["Plants"])
    source.apply(outline, to: "main", animatingDifferences: false)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [self] _ in add() })
  }

  private func add() {
    var snapshot = source.snapshot()
    if snapshot.indexOfSection("more") == nil { snapshot.appendSections(["more"]) }
    snapshot.appendItems(["Fungi \(snapshot.numberOfItems)"], toSection: "more")
    source.apply(snapshot)
  }
}

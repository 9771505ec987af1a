import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Snapshots in collection views.
  @MainActor struct DiffableCollectionTests {
    private let screen = TestScreen()
    private let grid: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, String>
    private let made = Made()

    private final class Made {
      var items: [String] = []
    }

    init() {
      grid = UICollectionView(
        frame: screen.view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      grid.contentInsetAdjustmentBehavior = .never
      let made = made
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        made.items.append(text)
        cell.accessibilityLabel = text
        cell.accessories = text.count == 1 ? [.outlineDisclosure()] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, text in
        grid.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
      }
      screen.view.addSubview(grid)
      screen.commit()
    }

    private func apply(_ items: [String], animated: Bool = true) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["s"])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: animated)
      screen.advance(1)
    }

    private var labels: [String?] {
      grid.visibleCells.map(\.accessibilityLabel)
    }

    @Test func differencesKeepTheCellsThatStay() throws {
      apply(["one", "two", "three"], animated: false)
      let two = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
      grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      made.items = []
      var done = false
      var snapshot = source.snapshot()
      snapshot.deleteItems(["one"])
      snapshot.appendItems(["four"])
      source.apply(snapshot) { done = true }
      screen.advance(0.1)
      let frame = try #require(two.layer.presentation()).frame
      #expect(frame.minY > 0 && frame.minY < 44 && !done)
      screen.advance(1)
      #expect(done && labels == ["two", "three", "four"] && made.items == ["four"])
      #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0)) === two)
      #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      #expect(source.indexPath(for: "four") == IndexPath(item: 2, section: 0))
      #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "four")
    }

    @Test func reconfiguredItemsKeepTheirCells() throws {
      apply(["one", "two"])
      let one = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0)))
      made.items = []
      var snapshot = source.snapshot()
      snapshot.reconfigureItems(["one"])
      source.apply(snapshot)
      screen.advance(1)
      #expect(made.items == ["one"])
      #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0)) === one)
    }

    private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["A", "B"])
      outline.append(["a1", "a2"], to: "A")
      return outline
    }

    @Test func itemsOfOutlinesExpandAndCollapse() throws {
      source.apply(outline(), to: "s", animatingDifferences: false)
      screen.commit()
      #expect(labels == ["A", "B"])
      var told: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
      source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
      let a = try #require(
        grid.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
      screen.tap(a)
      screen.advance(1)
      #expect(labels == ["A", "a1", "a2", "B"] && a.configurationState.isExpanded)
      let child = grid.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect((child as? UICollectionViewListCell)?.indentationLevel == 1)
      #expect(source.snapshot(for: "s").isExpanded("A"))
      #expect(grid.indexPathsForSelectedItems?.isEmpty == true)
      screen.tap(a)
      screen.advance(1)
      #expect(labels == ["A", "B"] && told == ["expand A", "collapse A"])
      source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
      screen.tap(a)
      screen.advance(1)
      #expect(labels == ["A", "B"])
    }

    @Test func anItemMayGetItsChildrenWhenItExpands() throws {
      source.apply(outline(), to: "s", animatingDifferences: false)
      screen.commit()
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
        var own = NSDiffableDataSourceSectionSnapshot<String>()
        own.append(children.items + ["\(parent) late"])
        return own
      }
      screen.tap(try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0))))
      screen.advance(1)
      #expect(labels == ["A", "a1", "a2", "A late", "B"])
    }

    @Test func aPersonMovesItemsThatMayBeMoved() {
      apply(["one", "two", "three"])
      #expect(!grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      source.reorderingHandlers.canReorderItem = { $0 == "one" }
      var transactions: [NSDiffableDataSourceTransaction<String, String>] = []
      source.reorderingHandlers.didReorder = { transactions.append($0) }
      #expect(!grid.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      #expect(grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 110))
      grid.endInteractiveMovement()
      screen.advance(1)
      #expect(source.snapshot().itemIdentifiers == ["two", "three", "one"])
      #expect(transactions.first?.initialSnapshot.itemIdentifiers == ["one", "two", "three"])
      #expect(transactions.first?.finalSnapshot.itemIdentifiers == ["two", "three", "one"])
      #expect(transactions.first?.sectionTransactions.first?.sectionIdentifier == "s")
    }

    @Test func supplementaryViewsComeFromTheProvider() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.accessibilityLabel = "header \(path.section)" }
      source.supplementaryViewProvider = { grid, _, path in
        grid.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      grid.setCollectionViewLayout(layout, animated: false)
      apply(["one"])
      let view = grid.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(view?.accessibilityLabel == "header 0")
    }
  }
}

import Testing
import UIKit

extension OnScreen {
  @MainActor struct CollectionViewTests {
    private let screen = TestScreen()
    private let source = GridSource([(0..<60).map { "Item \($0)" }])
    private let layout = UICollectionViewFlowLayout()
    private let grid: UICollectionView

    init() {
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 20
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      grid.delegate = source
      screen.view.addSubview(grid)
      screen.commit()
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect {
      grid.layoutAttributesForItem(at: path(item, section))?.frame ?? .null
    }

    private func tap(_ item: Int) {
      let place = grid.convert(CGPoint(x: frame(item).midX, y: frame(item).midY), to: nil)
      screen.tap(at: place)
    }

    @Test func itemsFlowInLines() {
      #expect(frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(frame(1).minX == 110 && frame(2).minX == 220)
      #expect(frame(3) == CGRect(x: 0, y: 120, width: 100, height: 100))
      #expect(grid.contentSize == CGSize(width: 320, height: 20 * 120 - 20))
      #expect(grid.numberOfSections == 1 && grid.numberOfItems(inSection: 0) == 60)
    }

    @Test func onlyItemsOnTheScreenHaveCells() {
      #expect(grid.visibleCells.count >= 12 && grid.visibleCells.count <= 15)
      #expect(grid.cellForItem(at: path(50)) == nil)
      let cell = grid.cellForItem(at: path(4))
      #expect(cell?.accessibilityLabel == "Item 4")
      #expect(cell.flatMap { grid.indexPath(for: $0) } == path(4))
      #expect(grid.indexPathForItem(at: CGPoint(x: 115, y: 125)) == path(4))
      #expect(grid.indexPathForItem(at: CGPoint(x: 105, y: 5)) == nil)
      var cells = Set(grid.visibleCells.map(ObjectIdentifier.init))
      let first = cells.count
      for step in 1...8 {
        grid.contentOffset.y = CGFloat(step) * 240
        screen.commit()
        cells.formUnion(grid.visibleCells.map(ObjectIdentifier.init))
      }
      #expect(cells.count <= first + 6)
      #expect(grid.indexPathsForVisibleItems.first?.item ?? 0 > 40)
    }

    @Test func aTapHighlightsThenSelects() {
      tap(4)
      #expect(
        source.log.take()
          == [
            "shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4", "didSelect 0.4",
            "primary 0.4",
          ])
      #expect(grid.indexPathsForSelectedItems == [path(4)])
      #expect(grid.cellForItem(at: path(4))?.isSelected == true)
      tap(5)
      #expect(source.log.take().filter { $0.contains("eselect") } == ["didDeselect 0.4"])
      source.refused = [path(7)]
      tap(7)
      #expect(grid.indexPathsForSelectedItems == [path(5)])
    }

    @Test func severalAreSelectedWhereAllowed() {
      grid.allowsMultipleSelection = true
      tap(1)
      tap(2)
      #expect(Set(grid.indexPathsForSelectedItems ?? []) == [path(1), path(2)])
      tap(1)
      #expect(grid.indexPathsForSelectedItems == [path(2)])
      grid.deselectItem(at: path(2), animated: false)
      #expect(grid.indexPathsForSelectedItems?.isEmpty == true)
      _ = source.log.take()
      grid.selectItem(at: path(30), animated: false, scrollPosition: .centeredVertically)
      #expect(grid.indexPathsForSelectedItems == [path(30)])
      #expect(source.log.take().isEmpty)
      #expect(abs(grid.contentOffset.y + 200 - frame(30).midY) < 1)
    }

    @Test func itemsAreScrolledToTheirPosition() {
      grid.scrollToItem(at: path(30), at: .top, animated: false)
      #expect(grid.contentOffset.y == 1200)
      grid.scrollToItem(at: path(30), at: .bottom, animated: false)
      #expect(grid.contentOffset.y == 900)
    }

    @Test func sectionsHaveInsetsAndHeaders() {
      source.sections = [["a", "b"], ["c"]]
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        grid.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "head")
      }
      grid.reloadData()
      screen.commit()
      #expect(frame(0).origin == CGPoint(x: 10, y: 45))
      #expect(abs(frame(0, 1).origin.y - (40 + 5 + 100 + 15 + 30 + 40 + 5)) < 0.001)
      let header = grid.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    }

    @Test func horizontalFlowFillsColumns() {
      layout.scrollDirection = .horizontal
      layout.invalidateLayout()
      screen.commit()
      #expect(frame(1).minX == 0 && frame(1).minY > 100)
      #expect(grid.contentSize.height == 400)
      #expect(grid.contentSize.width > 1000)
    }

    @Test func itemsMayHaveSizesOfTheirOwn() {
      source.sizes = [path(0): CGSize(width: 320, height: 50)]
      layout.invalidateLayout()
      grid.reloadData()
      screen.commit()
      #expect(frame(0) == CGRect(x: 0, y: 0, width: 320, height: 50))
      #expect(frame(1).minY == 70)
    }

    @Test func changesAreShown() {
      source.sections[0].insert("New", at: 0)
      grid.insertItems(at: [path(0)])
      screen.advance(1)
      #expect(grid.cellForItem(at: path(0))?.accessibilityLabel == "New")
      var done: Bool?
      grid.performBatchUpdates {
        source.sections[0].remove(at: 1)
        grid.deleteItems(at: [path(1)])
      } completion: {
        done = $0
      }
      screen.advance(1)
      #expect(done == true)
      #expect(grid.numberOfItems(inSection: 0) == 60)
      source.sections[0].swapAt(0, 1)
      grid.moveItem(at: path(0), to: path(1))
      source.sections[0][2] = "Changed"
      grid.reloadItems(at: [path(2)])
      source.sections.append(["x"])
      grid.insertSections([1])
      screen.advance(1)
      #expect(grid.cellForItem(at: path(1))?.accessibilityLabel == "New")
      #expect(grid.cellForItem(at: path(2))?.accessibilityLabel == "Changed")
      #expect(grid.numberOfSections == 2)
      source.sections.removeLast()
      grid.deleteSections([1])
      grid.reloadSections([0])
      #expect(grid.numberOfSections == 1)
    }

    @Test func layoutsMayBeExchangedAndWritten() {
      let own = DiagonalLayout()
      grid.setCollectionViewLayout(own, animated: false)
      screen.commit()
      #expect(grid.collectionViewLayout === own)
      #expect(own.collectionView === grid)
      #expect(frame(3) == CGRect(x: 90, y: 90, width: 30, height: 30))
      #expect(grid.contentSize == CGSize(width: 2000, height: 2000))
      #expect(grid.cellForItem(at: path(3))?.frame == CGRect(x: 90, y: 90, width: 30, height: 30))
    }

    @Test func cellsShowTheirBackgrounds() {
      let cell = grid.cellForItem(at: path(0))
      let (normal, selected) = (UIView(), UIView())
      normal.backgroundColor = .red
      selected.backgroundColor = .blue
      cell?.backgroundView = normal
      cell?.selectedBackgroundView = selected
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 50, y: 150))?.red == 1)
      tap(0)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 50, y: 150))?.blue == 1)
      #expect(cell?.contentView.bounds.size == CGSize(width: 100, height: 100))
      #expect(cell?.reuseIdentifier == "cell")
      grid.backgroundView = UIView()
      screen.commit()
      #expect(grid.backgroundView?.frame.size == grid.bounds.size)
    }

    private final class DiagonalLayout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 2000) }

      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        (0..<60).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .filter { $0.frame.intersects(rect) }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = CGFloat(indexPath.item) * 30
        attributes.frame = CGRect(x: place, y: place, width: 30, height: 30)
        return attributes
      }
    }
  }
}

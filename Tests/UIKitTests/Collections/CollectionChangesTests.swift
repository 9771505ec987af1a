import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Changes to the items, sections, and headers of a collection view.
  @MainActor struct CollectionChangesTests {
    private let screen = TestScreen()
    private let source = GridSource([["a", "b"], ["c", "d", "e"], ["f"]])
    private let layout = AppearingLayout()
    private let grid: UICollectionView
    private static let header = UICollectionView.elementKindSectionHeader

    init() {
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 500), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header,
        withReuseIdentifier: "head")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = source
      grid.delegate = source
      screen.view.addSubview(grid)
      screen.commit()
    }

    private final class AppearingLayout: UICollectionViewFlowLayout {
      var slides = false

      override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        moved(itemIndexPath, by: 1000)
          ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }

      override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        moved(itemIndexPath, by: -1000)
          ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }

      private func moved(_ path: IndexPath, by distance: CGFloat)
        -> UICollectionViewLayoutAttributes?
      {
        guard slides else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: distance, y: 30, width: 90, height: 90)
        return attributes
      }
    }

    private func path(_ item: Int, _ section: Int) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func label(_ item: Int, _ section: Int) -> String? {
      grid.cellForItem(at: path(item, section))?.accessibilityLabel
    }

    @Test func aSectionMovesWithItsCellsAndHeader() throws {
      let cell = try #require(grid.cellForItem(at: path(0, 0)))
      let head = try #require(grid.supplementaryView(forElementKind: Self.header, at: path(0, 0)))
      let old = cell.frame
      source.sections.append(source.sections.removeFirst())
      grid.moveSection(0, toSection: 2)
      screen.advance(0.15)
      let shown = try #require(cell.layer.presentation()).frame
      #expect(shown.minY > old.minY && shown.minY < cell.frame.minY)
      screen.advance(1)
      #expect(grid.cellForItem(at: path(0, 2)) === cell)
      #expect(grid.supplementaryView(forElementKind: Self.header, at: path(0, 2)) === head)
      #expect([label(0, 0), label(0, 1), label(1, 2)] == ["c", "f", "b"])
    }

    @Test func anItemMovesBetweenSections() throws {
      let cell = try #require(grid.cellForItem(at: path(0, 0)))
      source.sections[1].insert(source.sections[0].removeFirst(), at: 1)
      grid.moveItem(at: path(0, 0), to: path(1, 1))
      screen.advance(1)
      #expect(grid.cellForItem(at: path(1, 1)) === cell)
      #expect((0..<4).map { label($0, 1) } == ["c", "a", "d", "e"])
    }

    @Test func aReloadedItemFadesToItsNewCell() throws {
      let old = try #require(grid.cellForItem(at: path(0, 0)))
      source.sections[0][0] = "new"
      grid.reloadItems(at: [path(0, 0)])
      screen.advance(0.15)
      let new = try #require(grid.cellForItem(at: path(0, 0)))
      #expect(new !== old)
      for cell in [old, new] {
        let opacity = cell.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0.05 && opacity < 0.95)
      }
      screen.advance(1)
      #expect(old.superview == nil)
    }

    /// From Apple's documentation of `reconfigureItems(_:)`: only that keeps existing cells, and
    /// `reloadItems(_:)` replaces them.
    @Test func anItemReloadedWithoutAnimationHasANewCell() throws {
      let old = try #require(grid.cellForItem(at: path(0, 0)))
      UIView.performWithoutAnimation { grid.reloadItems(at: [path(0, 0)]) }
      let new = try #require(grid.cellForItem(at: path(0, 0)))
      #expect(new !== old && new.superview === grid && old.superview == nil)
    }

    @Test func theLayoutSaysHowItemsComeAndGo() throws {
      layout.slides = true
      let leaving = try #require(grid.cellForItem(at: path(0, 0)))
      source.sections[0][0] = "new"
      grid.performBatchUpdates {
        grid.deleteItems(at: [path(0, 0)])
        grid.insertItems(at: [path(0, 0)])
      }
      screen.advance(0.15)
      let arriving = try #require(grid.cellForItem(at: path(0, 0)))
      let from = try #require(leaving.layer.presentation())
      let to = try #require(arriving.layer.presentation())
      #expect(from.frame.minX < -100 && from.opacity == 1)
      #expect(to.frame.minX > 100 && to.opacity == 1)
    }

    @Test func nothingIsAnimatedWhereAnimationsArePrevented() {
      var isDone = false
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        source.sections[0].insert("new", at: 0)
        grid.performBatchUpdates {
          grid.insertItems(at: [path(0, 0)])
        } completion: {
          isDone = $0
        }
      }
      #expect(UIView.areAnimationsEnabled && isDone && label(0, 0) == "new")
      #expect(grid.cellForItem(at: path(1, 0))?.layer.animationKeys() == nil)
    }

    @Test func cellsThatChangeTheirContentSizeThemselvesAnew() throws {
      final class GrowingCell: UICollectionViewCell {
        var height: CGFloat = 40
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          layoutAttributes.size.height = height
          return layoutAttributes
        }
      }
      let list = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let grid = UICollectionView(frame: grid.frame, collectionViewLayout: list)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      let cell = try #require(grid.cellForItem(at: path(0, 0)) as? GrowingCell)
      #expect(cell.frame.height == 40)
      cell.height = 70
      cell.invalidateIntrinsicContentSize()
      screen.commit()
      #expect(cell.frame.height == 70)
      #expect(grid.cellForItem(at: path(1, 0))?.frame.minY == 70)
      grid.selfSizingInvalidation = .disabled
      cell.height = 90
      cell.invalidateIntrinsicContentSize()
      screen.commit()
      #expect(cell.frame.height == 70)
    }

    @Test func changesThatDoNotAddUpEndTheApp() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let tests = CollectionChangesTests()
          tests.grid.moveSection(0, toSection: 2)
        }
      }
    }

    @Test func pinnedHeadersStayInSight() throws {
      grid.frame.size.height = 200
      layout.sectionHeadersPinToVisibleBounds = true
      screen.commit()
      grid.contentOffset.y = 60
      screen.commit()
      func top(_ section: Int) -> CGFloat? {
        grid.supplementaryView(forElementKind: Self.header, at: path(0, section))?.frame.minY
      }
      #expect(top(0) == 60)
      // The header of the next section pushes this header away.
      grid.contentOffset.y = 110
      screen.commit()
      #expect(top(0) == 90 && top(1) == 120)
      layout.sectionHeadersPinToVisibleBounds = false
      grid.contentOffset.y = 20
      screen.commit()
      #expect(top(0) == 0)
    }

    @Test func headersAreAnnouncedToTheDelegate() {
      #expect(source.log.take().filter { $0.contains("Header") }.first == "willDisplay Header 0.0")
      #expect(grid.visibleSupplementaryViews(ofKind: Self.header).count == 3)
      #expect(
        grid.indexPathsForVisibleSupplementaryElements(ofKind: Self.header)
          == [path(0, 0), path(0, 1), path(0, 2)])
      let attributes = grid.layoutAttributesForSupplementaryElement(
        ofKind: Self.header, at: path(0, 1))
      #expect(attributes?.frame.minY == 120)
      #expect(attributes?.representedElementCategory == .supplementaryView)
      source.sections.removeLast()
      grid.deleteSections([2])
      #expect(source.log.take().contains("didEndDisplaying Header 2.0"))
    }

    @Test func editingHasItsOwnRulesOfSelection() {
      func tap(_ item: Int, _ section: Int) {
        let frame = grid.layoutAttributesForItem(at: path(item, section))?.frame ?? .zero
        screen.tap(at: grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
      }
      tap(0, 0)
      #expect(source.log.take().suffix(2) == ["didSelect 0.0", "primary 0.0"])
      grid.isEditing = true
      tap(1, 0)
      #expect(grid.indexPathsForSelectedItems == [path(0, 0)])
      grid.allowsSelectionDuringEditing = true
      grid.allowsMultipleSelectionDuringEditing = true
      tap(1, 0)
      #expect(grid.indexPathsForSelectedItems == [path(0, 0), path(1, 0)])
      #expect(!source.log.take().contains("primary 0.1"))
    }

    @Test func attributesAreCopiedWithEverything() throws {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path(1, 2))
      attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      attributes.alpha = 0.5
      let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy !== attributes && copy.indexPath == path(1, 2) && copy.alpha == 0.5)
      #expect(copy.frame == attributes.frame && copy.transform3D.m11 == 2)
      #expect(copy.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      copy.bounds.size.width = 50
      #expect(copy.center == attributes.center && copy.representedElementCategory == .cell)
    }

    @Test func aLayoutMayFollowTheBounds() {
      final class Following: UICollectionViewFlowLayout {
        var timesPrepared = 0
        var follows = false
        override func prepare() {
          super.prepare()
          timesPrepared += 1
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
          follows && newBounds.minY != collectionView?.bounds.minY
        }
      }
      let own = Following()
      grid.frame.size.height = 150
      grid.collectionViewLayout = own
      screen.commit()
      let count = own.timesPrepared
      grid.contentOffset.y = 10
      screen.commit()
      #expect(own.timesPrepared == count)
      own.follows = true
      grid.contentOffset.y = 20
      screen.commit()
      #expect(own.timesPrepared == count + 1)
    }
  }
}

import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The frames and appearance of a collection view's views when they're created and passed to the
  /// data source.
  @MainActor struct CellFrameTests {
    private let screen = TestScreen()

    private final class Cell: UICollectionViewCell {
      let first: CGRect

      override init(frame: CGRect) {
        first = frame
        super.init(frame: frame)
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Header: UICollectionReusableView {
      let first: CGRect

      override init(frame: CGRect) {
        first = frame
        super.init(frame: frame)
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
      var frames: [Int: CGRect] = [:]
      var contents: [Int: CGRect] = [:]
      var headers: [CGRect] = []

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 60 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        frames[indexPath.item] = cell.frame
        contents[indexPath.item] = cell.contentView.bounds
        cell.isHidden = indexPath.item == 1
        return cell
      }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        headers.append(view.frame)
        view.isHidden = true
        return view
      }
    }

    private let source = Source()

    private func grid(_ layout: UICollectionViewLayout) -> UICollectionView {
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
      grid.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      return grid
    }

    private var flow: UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 80)
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      return layout
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func viewsAreMadeWithTheFramesOfTheirAttributes() throws {
      let grid = grid(flow)
      let cell = try #require(grid.cellForItem(at: path(4)) as? Cell)
      let frame = try #require(grid.layoutAttributesForItem(at: path(4))).frame
      #expect(frame.size == CGSize(width: 100, height: 80))
      #expect(cell.first == frame && source.frames[4] == frame && cell.frame == frame)
      #expect(source.contents[4] == CGRect(x: 0, y: 0, width: 100, height: 80))
      let header = grid.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
      let whole = CGRect(x: 0, y: 0, width: 320, height: 30)
      #expect((header as? Header)?.first == whole && source.headers == [whole])
    }

    @Test func viewsThatAreUsedAgainHaveTheirNewFramesAtOnce() throws {
      let grid = grid(flow)
      grid.contentOffset.y = 800
      screen.commit()
      for item in grid.indexPathsForVisibleItems {
        #expect(source.frames[item.item] == grid.layoutAttributesForItem(at: item)?.frame)
      }
    }

    @Test func whatTheDataSourceHidesStaysHidden() throws {
      let grid = grid(flow)
      let kind = UICollectionView.elementKindSectionHeader
      #expect(grid.supplementaryView(forElementKind: kind, at: path(0))?.isHidden == true)
      #expect(grid.cellForItem(at: path(1))?.isHidden == true)
      grid.contentOffset.y = 10
      screen.commit()
      #expect(grid.supplementaryView(forElementKind: kind, at: path(0))?.isHidden == true)
      grid.contentOffset.y = 800
      screen.commit()
      #expect(grid.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test func selfSizingCellsBeginWithTheEstimatedSize() throws {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(70))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let grid = grid(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      let cell = try #require(grid.cellForItem(at: path(0)) as? Cell)
      #expect(cell.first == CGRect(x: 0, y: 0, width: 320, height: 70))
    }

    @Test func cellsThatTakeNoTouchesAreNeitherHighlightedNorSelected() throws {
      let grid = grid(flow)
      let cell = try #require(grid.cellForItem(at: path(4)))
      cell.isUserInteractionEnabled = false
      screen.tap(at: screen.middle(of: cell))
      #expect(grid.indexPathsForSelectedItems == [] && !cell.isSelected)
      cell.isUserInteractionEnabled = true
      screen.tap(at: screen.middle(of: cell))
      #expect(grid.indexPathsForSelectedItems == [path(4)])
    }
  }
}

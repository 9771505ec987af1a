import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The index at the edge of a collection view, and the backgrounds of lists.
  @MainActor struct CollectionIndexTests {
    private final class Source: NSObject, UICollectionViewDataSource {
      var titles: [String]? = (0..<6).map { "\($0)" }

      func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 20 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

      func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath { IndexPath(item: 1, section: index) }
    }

    @Test func aTitleLeadsToItsItem() throws {
      let screen = TestScreen()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 393, height: 50)
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 393, height: 500), collectionViewLayout: layout)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source()
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      let index = try #require(grid.index)
      #expect(index.frame == CGRect(x: 373, y: 0, width: 20, height: 500))
      // There are six centered titles of 14 points, and this is the fourth.
      screen.tap(at: CGPoint(x: 383, y: 100 + 208 + 3.5 * 14))
      screen.commit()
      let item = try #require(
        grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 3)))
      #expect(grid.contentOffset.y == item.frame.minY)
      #expect(grid.index?.frame.minY == grid.contentOffset.y)
      source.titles = nil
      grid.reloadData()
      screen.commit()
      #expect(grid.index == nil)
    }

    @Test func backgroundsOfListsFollowTheState() {
      var state = UICellConfigurationState(traitCollection: UITraitCollection())
      state.isSelected = true
      for background in [UIBackgroundConfiguration.listPlainCell(), .listSidebarCell()] {
        #expect(background.updated(for: state).backgroundColor == .systemGray4)
        state.isSelected = false
        let back = background.updated(for: state)
        #expect(back.backgroundColor == background.backgroundColor)
        state.isSelected = true
      }
      var own = UIBackgroundConfiguration.listGroupedCell()
      own.backgroundColor = .red
      #expect(own.updated(for: state).backgroundColor == .red)
      #expect(
        UIBackgroundConfiguration.listGroupedHeaderFooter().updated(for: state).backgroundColor
          == .clear)
    }
  }
}

import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Scrolling to rows and items whose positions aren't known before those above them have been
  /// measured.
  @MainActor struct ScrollToRowTests {
    private let screen = TestScreen()
    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      var count = 25
      var header: String?

      func numberOfSections(in tableView: UITableView) -> Int { header == nil ? 1 : 3 }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        header
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text(indexPath)
        return cell
      }

      private func text(_ path: IndexPath) -> String {
        Array(repeating: "Message \(path.row)", count: 2 + path.row % 2).joined(separator: "\n")
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = text(indexPath)
        cell.contentConfiguration = content
        return cell
      }
    }

    private func show() {
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
    }

    private func bottom(_ row: Int, _ section: Int = 0) -> CGFloat {
      table.rectForRow(at: IndexPath(row: row, section: section)).maxY - table.contentOffset.y
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .bottom, .none], [false, true])
    func theLastOfManyMessagesIsInSight(_ position: UITableView.ScrollPosition, _ animated: Bool) {
      show()
      source.count = 40
      table.reloadData()
      let last = IndexPath(row: 39, section: 0)
      table.scrollToRow(at: last, at: position, animated: animated)
      screen.advance(1)
      #expect(abs(bottom(39) - 600) < 0.01)
      #expect(table.indexPathsForVisibleRows?.last == last)
      #expect(table.contentOffset.y + 600 == table.contentSize.height)
    }

    @Test func withoutAnAnimationTheRowIsThereAtOnce() {
      show()
      let row = IndexPath(row: 15, section: 0)
      table.scrollToRow(at: row, at: .top, animated: false)
      #expect(table.cellForRow(at: row) != nil)
      #expect(abs(table.rectForRow(at: row).minY - table.contentOffset.y) < 0.01)
    }

    @Test func aFingerEndsIt() {
      show()
      table.scrollToRow(at: IndexPath(row: 24, section: 0), at: .top, animated: true)
      screen.advance(0.1)
      screen.touch(.began, at: CGPoint(x: 200, y: 300))
      let offset = table.contentOffset
      screen.advance(1)
      #expect(table.contentOffset == offset)
      screen.touch(.ended, at: CGPoint(x: 200, y: 300))
    }

    @Test(arguments: [false, true]) func aRowIsBelowItsPinnedHeader(_ animated: Bool) throws {
      source.header = "Header"
      show()
      for row in [0, 3] {
        let path = IndexPath(row: row, section: 1)
        table.scrollToRow(at: path, at: .top, animated: animated)
        screen.advance(1)
        let header = try #require(table.headerView(forSection: 1)).frame
        #expect(abs(header.minY - table.contentOffset.y) < 0.01)
        #expect(abs(table.rectForRow(at: path).minY - header.maxY) < 0.01)
      }
    }

    @Test(arguments: [false, true]) func itemsOfEstimatedHeightsAreScrolledTo(_ animated: Bool) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let grid = UICollectionView(
        frame: table.frame,
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      let last = IndexPath(item: 24, section: 0)
      grid.scrollToItem(at: last, at: .bottom, animated: animated)
      screen.advance(1)
      let frame = grid.layoutAttributesForItem(at: last)?.frame ?? .zero
      #expect(abs(frame.maxY - grid.contentOffset.y - 600) < 0.4)
      #expect(grid.cellForItem(at: last) != nil)
    }
  }
}

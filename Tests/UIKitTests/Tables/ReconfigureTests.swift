import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Rows and items that are reconfigured keep their cells.
  @MainActor struct ReconfigureTests {
    private let screen = TestScreen()
    private let table = UITableView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 300), style: .plain)
    private let source = TableSource([(0..<30).map { "Row \($0)" }])

    init() {
      table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      screen.view.addSubview(table)
      screen.commit()
    }

    private final class LoggedCell: UITableViewCell {
      var timesPrepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        timesPrepared += 1
      }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func theCellStaysAndIsConfiguredAgain() throws {
      let cell = try #require(table.cellForRow(at: path(1)) as? LoggedCell)
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      source.sections[0][1] = "Changed"
      _ = source.log.take()
      let made = source.made
      table.reconfigureRows(at: [path(1), path(25)])
      #expect(table.cellForRow(at: path(1)) === cell)
      #expect(cell.textLabel?.text == "Changed")
      #expect(cell.timesPrepared == 0 && cell.isSelected)
      // Rows that aren't visible don't have a cell to configure.
      #expect(source.made == made + 1)
      #expect(source.log.take() == [])
    }

    @Test func aSelfSizingRowGetsTheHeightOfItsNewContent() throws {
      let cell = try #require(table.cellForRow(at: path(1)))
      cell.textLabel?.numberOfLines = 0
      source.sections[0][1] = "One\nTwo\nThree\nFour"
      table.reconfigureRows(at: [path(1)])
      screen.advance(1)
      #expect(cell.frame.height > 70)
      #expect(table.rectForRow(at: path(2)).minY == cell.frame.maxY)
    }

    @Test func reconfiguringIsPartOfABatch() throws {
      let cell = try #require(table.cellForRow(at: path(2)))
      table.performBatchUpdates {
        source.sections[0].removeFirst()
        source.sections[0][1] = "Changed"
        table.deleteRows(at: [path(0)], with: .fade)
        table.reconfigureRows(at: [path(2)])
      }
      screen.advance(1)
      #expect(table.cellForRow(at: path(1)) === cell)
      #expect(cell.textLabel?.text == "Changed")
    }

    @Test func itemsKeepTheirCells() throws {
      let layout = UICollectionViewFlowLayout()
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 400, width: 393, height: 200), collectionViewLayout: layout)
      let items = GridSource([["a", "b", "c"]])
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = items
      screen.view.addSubview(grid)
      screen.commit()
      let item = IndexPath(item: 1, section: 0)
      let cell = try #require(grid.cellForItem(at: item))
      items.sections[0][1] = "changed"
      grid.reconfigureItems(at: [item])
      screen.advance(1)
      #expect(grid.cellForItem(at: item) === cell)
      #expect(cell.accessibilityLabel == "changed")
    }

    @Test func anotherCellIsRefused() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let screen = TestScreen()
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
          let source = FreshSource()
          table.dataSource = source
          screen.view.addSubview(table)
          screen.commit()
          table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        }
      }
    }

    private final class FreshSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
  }
}

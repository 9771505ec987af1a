import Foundation
import ObjectiveC
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// A table that shows snapshots.
  @MainActor struct TableDiffableDataSourceTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private final class Made {
      var items: [Int] = []
    }

    private let screen = TestScreen()
    private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
    private let source: Source
    private let made = Made()

    init() {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = Source(tableView: table) { [made] table, path, item in
        made.items.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "Item \(item)"
        return cell
      }
      screen.view.addSubview(table)
      source.apply(snapshot(["a": [1, 2, 3], "b": [4]]), animatingDifferences: false)
      screen.commit()
      made.items = []
    }

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      return snapshot
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test func identifiersAndPlacesCorrespond() {
      #expect(table.dataSource === source && table.numberOfSections == 2)
      #expect(source.itemIdentifier(for: path(0, 1)) == 4)
      #expect(source.itemIdentifier(for: path(9)) == nil)
      #expect(source.indexPath(for: 3) == path(2) && source.indexPath(for: 9) == nil)
      #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
      #expect(source.index(for: "b") == 1 && source.index(for: "z") == nil)
      #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
    }

    @Test func onlyNewItemsGetCells() throws {
      let second = try #require(table.cellForRow(at: path(1)))
      var isDone = false
      source.apply(snapshot(["b": [4], "a": [3, 2, 5]])) { isDone = true }
      #expect(!isDone)
      screen.advance(0.1)
      #expect(!isDone && made.items == [5])
      screen.advance(1)
      #expect(isDone && texts == ["Item 4", "Item 3", "Item 2", "Item 5"])
      #expect(table.cellForRow(at: path(1, 1)) === second)
    }

    /// A data source that performs moves as Apple's sample does.
    private final class MovingSource: UITableViewDiffableDataSource<String, Int>, ObjCExposing {
      static func objcMembers() -> [ObjCMember] {
        [.method("tableView:moveRowAt:to:", of: MovingSource.self) { _, _ in nil }]
      }

      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
      }

      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        let other = itemIdentifier(for: destinationIndexPath)
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        let isBelow =
          sourceIndexPath.section == destinationIndexPath.section
          && sourceIndexPath.row < destinationIndexPath.row
        if let other, isBelow {
          snapshot.insertItems([item], afterItem: other)
        } else if let other {
          snapshot.insertItems([item], beforeItem: other)
        } else {
          snapshot.appendItems([item], toSection: "b")
        }
        apply(snapshot, animatingDifferences: false)
      }
    }

    @Test(arguments: [(0, 2), (2, 0), (0, 3)])
    func aRowThatIsDroppedStaysWhereItIs(_ move: (from: Int, to: Int)) throws {
      let source = MovingSource(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "Item \(item)"
        return cell
      }
      table.rowHeight = 50
      table.contentInsetAdjustmentBehavior = .never
      source.apply(snapshot(["a": [1, 2, 3], "b": [4]]), animatingDifferences: false)
      table.isEditing = true
      screen.commit()
      let cell = try #require(table.cellForRow(at: path(move.from)))
      let start = CGPoint(x: 365, y: 125 + 50 * move.from)
      screen.drag(from: start, to: CGPoint(x: 365, y: 125 + 50 * move.to), rest: 0.1)
      screen.advance(1)
      var items = [1, 2, 3, 4]
      items.insert(items.remove(at: move.from), at: move.to)
      #expect(texts == items.map { "Item \($0)" })
      #expect(source.snapshot().itemIdentifiers == items)
      #expect(cell.frame.minY == CGFloat(50 * move.to) && table.visibleCells.contains(cell))
    }

    @Test func withoutAnAnimationTheCellsStayToo() throws {
      let first = try #require(table.cellForRow(at: path(0)))
      var isDone = false
      source.apply(snapshot(["a": [2, 1]]), animatingDifferences: false) { isDone = true }
      screen.commit()
      #expect(isDone && texts == ["Item 2", "Item 1"] && made.items.isEmpty)
      #expect(table.cellForRow(at: path(1)) === first && first.layer.animationKeys() == nil)
    }

    @Test func whatIsReloadedIsAskedForOnce() throws {
      let (first, second) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
      var snapshot = source.snapshot()
      snapshot.reconfigureItems([1])
      snapshot.reloadItems([2])
      source.apply(snapshot)
      screen.advance(1)
      #expect(made.items.sorted() == [1, 2])
      #expect(table.cellForRow(at: path(0)) === first && table.cellForRow(at: path(1)) !== second)
      #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
      source.apply(source.snapshot())
      screen.advance(1)
      #expect(made.items.count == 2)
    }

    @Test func reloadingAsksForAllCells() {
      source.applySnapshotUsingReloadData(snapshot(["a": [1, 2]]))
      screen.commit()
      #expect(made.items == [1, 2] && texts == ["Item 1", "Item 2"])
    }
  }
}

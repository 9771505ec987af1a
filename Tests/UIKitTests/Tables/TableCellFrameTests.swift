import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The frames of table cells while they're configured and before they're shown.
  @MainActor struct TableCellFrameTests {
    private let screen = TestScreen()
    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height = UITableView.automaticDimension
      var lines = 1
      private(set) var configured: [Int: CGRect] = [:]
      private(set) var contents: [Int: CGRect] = [:]
      private(set) var shown: [Int: CGRect] = [:]
      private(set) var shownContents: [Int: CGRect] = [:]

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configured[indexPath.row] = cell.frame
        contents[indexPath.row] = cell.contentView.frame
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        return cell
      }

      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        shown[indexPath.row] = cell.frame
        shownContents[indexPath.row] = cell.contentView.frame
      }
    }

    private func show() {
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      screen.view.addSubview(table)
      screen.commit()
    }

    @Test func aCellIsAsLargeAsItsRowWhenItIsConfigured() {
      source.height = 70
      show()
      #expect(source.configured[2]?.size == CGSize(width: 393, height: 70))
      #expect(source.contents[2]?.width == 393)
      #expect(source.shown[2] == CGRect(x: 0, y: 140, width: 393, height: 70))
    }

    @Test func aSelfSizingCellHasItsRowsFrameBeforeItIsShown() throws {
      table.estimatedRowHeight = 60
      source.lines = 4
      show()
      let third = IndexPath(row: 2, section: 0)
      #expect(source.configured[2]?.size == CGSize(width: 393, height: 60))
      let frame = table.rectForRow(at: third)
      #expect(frame.height > 80 && source.shown[2] == frame)
      let content = try #require(table.cellForRow(at: third)).contentView.frame
      #expect(source.shownContents[2] == content && content.width == 393)
    }

    @Test func cellsThatTakeNoTouchesAreNeitherHighlightedNorSelected() throws {
      source.height = 70
      show()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      cell.isUserInteractionEnabled = false
      screen.touch(.began, at: screen.middle(of: cell))
      screen.advance(0.3)
      #expect(!cell.isHighlighted)
      screen.touch(.ended, at: screen.middle(of: cell))
      #expect(table.indexPathForSelectedRow == nil && !cell.isSelected)
      cell.isUserInteractionEnabled = true
      screen.tap(at: screen.middle(of: cell))
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func rowsThatAreReloadedAreDeselected() {
      source.height = 70
      show()
      let paths = [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)]
      table.allowsMultipleSelection = true
      for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      table.reloadRows(at: [paths[0]], with: .none)
      screen.advance(1)
      #expect(table.indexPathsForSelectedRows == [paths[1]])
    }

    @Test func cellsOfNewRowsAreThereAtOnceWithoutAnAnimation() throws {
      let source = TableSource([["a", "b"]])
      let table = screen.addTable(source)
      let path = IndexPath(row: 1, section: 0)
      source.sections[0].insert("new", at: 1)
      UIView.performWithoutAnimation { table.insertRows(at: [path], with: .automatic) }
      #expect(try #require(table.cellForRow(at: path)).textLabel?.text == "new")
    }

    @Test func rowsLeaveInTheirOrder() {
      let source = TableSource([(0..<30).map { "\($0)" }])
      let table = screen.addTable(source)
      _ = source.log.take()
      source.sections[0].removeFirst(9)
      table.deleteRows(at: (0..<9).map { IndexPath(row: $0, section: 0) }, with: .none)
      #expect(
        source.log.take().filter { $0.hasPrefix("didEnd") }
          == (0..<9).map { "didEndDisplaying 0.\($0)" })
    }
  }
}

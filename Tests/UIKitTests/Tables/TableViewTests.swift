import DisplayList
import Testing
import UIKit

extension OnScreen {
  @MainActor struct TableViewTests {
    private let screen = TestScreen()
    private let table: UITableView
    private let source = TableSource([(0..<100).map { "Row \($0)" }])

    init() {
      table = screen.addTable(source)
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    private func place(_ row: Int, _ section: Int = 0) -> CGPoint {
      let rect = table.rectForRow(at: path(row, section))
      return table.convert(CGPoint(x: 150, y: rect.midY), to: nil)
    }

    private var selectionCalls: [String] {
      source.log.take().filter { $0.lowercased().contains("select") }
    }

    @Test func onlyRowsOnTheScreenHaveCells() {
      #expect(source.made >= 10 && source.made < 15)
      #expect(table.visibleCells.count >= 10)
      #expect(table.cellForRow(at: path(50)) == nil)
      #expect(table.contentSize == CGSize(width: 393, height: 5000))
      #expect(table.cellForRow(at: path(3))?.textLabel?.text == "Row 3")
    }

    @Test func cellsAreUsedAgain() {
      let first = Set(table.visibleCells.map(ObjectIdentifier.init))
      var seen = first
      for step in 1...20 {
        table.contentOffset.y = CGFloat(step) * 100
        screen.commit()
        seen.formUnion(table.visibleCells.map(ObjectIdentifier.init))
      }
      #expect(seen.count <= first.count + 4)
      #expect(table.indexPathsForVisibleRows?.first == path(40))
      let calls = source.log.take()
      #expect(calls.contains("didEndDisplaying 0.0"))
      #expect(calls.contains("willDisplay 0.40"))
    }

    @Test func aTapHighlightsThenSelects() {
      _ = source.log.take()
      screen.tap(at: place(2))
      #expect(
        source.log.take() == [
          "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2",
          "didSelect 0.2", "primary 0.2",
        ])
      #expect(table.indexPathForSelectedRow == path(2))
      #expect(table.cellForRow(at: path(2))?.isSelected == true)
    }

    @Test func selectingAnotherDeselectsTheFirst() {
      screen.tap(at: place(2))
      _ = source.log.take()
      screen.tap(at: place(4))
      #expect(
        selectionCalls
          == ["willSelect 0.4", "willDeselect 0.2", "didDeselect 0.2", "didSelect 0.4"])
      #expect(table.indexPathsForSelectedRows == [path(4)])
    }

    @Test func severalStaySelectedWhereAllowed() {
      table.allowsMultipleSelection = true
      screen.tap(at: place(1))
      screen.tap(at: place(3))
      #expect(table.indexPathsForSelectedRows == [path(1), path(3)])
      screen.tap(at: place(1))
      #expect(table.indexPathsForSelectedRows == [path(3)])
    }

    @Test func aTapThatStopsAGlidingTableSelectsNothing() {
      screen.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), frames: 5)
      screen.advance(0.1)
      #expect(table.isDecelerating)
      _ = source.log.take()
      screen.tap(at: CGPoint(x: 150, y: 350))
      #expect(!table.isDecelerating && table.indexPathForSelectedRow == nil)
      #expect(!source.log.take().contains { $0.lowercased().contains("highlight") })
      let row = table.indexPathForRow(at: CGPoint(x: 150, y: table.contentOffset.y + 250))
      screen.tap(at: CGPoint(x: 150, y: 350))
      #expect(table.indexPathForSelectedRow == row && row != nil)
    }

    @Test func aRefusedRowIsNotSelected() {
      source.refused = [path(2)]
      screen.tap(at: place(2))
      #expect(table.indexPathForSelectedRow == nil)
      table.allowsSelection = false
      screen.tap(at: place(3))
      #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func selectingByCodeTellsNobody() {
      _ = source.log.take()
      table.selectRow(at: path(5), animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == path(5))
      table.deselectRow(at: path(5), animated: true)
      #expect(table.indexPathForSelectedRow == nil)
      table.selectRow(at: path(50), animated: false, scrollPosition: .top)
      #expect(table.contentOffset.y == 2500)
      #expect(selectionCalls == [])
    }

    @Test func rowsAreScrolledToTheirPosition() {
      table.scrollToRow(at: path(30), at: .top, animated: false)
      #expect(table.contentOffset.y == 1500)
      table.scrollToRow(at: path(30), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1050)
      table.scrollToRow(at: path(30), at: .middle, animated: false)
      #expect(table.contentOffset.y == 1275)
      table.scrollToRow(at: path(31), at: .none, animated: false)
      #expect(table.contentOffset.y == 1275)
    }

    @Test func placesAndRowsCorrespond() {
      #expect(table.rectForRow(at: path(3)) == CGRect(x: 0, y: 150, width: 393, height: 50))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 199)) == path(3))
      #expect(
        table.indexPathsForRows(in: CGRect(x: 0, y: 120, width: 10, height: 100))
          == [path(2), path(3), path(4)])
      let cell = table.cellForRow(at: path(1))
      #expect(cell.flatMap { table.indexPath(for: $0) } == path(1))
    }

    @Test func rowsMayHaveHeightsOfTheirOwn() {
      source.heights = [path(0): 100, path(1): 20]
      table.reloadData()
      screen.commit()
      #expect(table.rectForRow(at: path(2)).minY == 120)
      #expect(table.contentSize.height == 5020)
    }

    @Test func sectionsHaveHeadersThatStayAtTheTop() {
      source.sections = [["a", "b", "c"], (0..<40).map { "\($0)" }]
      source.headers = ["First", "Second"]
      source.footers = [nil, "End"]
      table.sectionHeaderHeight = 30
      table.sectionFooterHeight = 20
      table.sectionHeaderTopPadding = 0
      table.reloadData()
      screen.commit()
      #expect(table.numberOfSections == 2)
      #expect(table.numberOfRows(inSection: 1) == 40)
      #expect(table.rectForHeader(inSection: 0).height == 30)
      #expect(screen.stage.texts.contains { $0.text.lowercased() == "first" })
      #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "first")
      table.contentOffset.y = 400
      screen.commit()
      #expect(table.headerView(forSection: 1)?.frame.minY == 400)
      #expect(table.rectForFooter(inSection: 1).maxY == table.rect(forSection: 1).maxY)
    }

    @Test func changesAreShown() {
      source.sections[0].insert("New", at: 1)
      table.insertRows(at: [path(1)], with: .automatic)
      screen.advance(1)
      #expect(table.cellForRow(at: path(1))?.textLabel?.text == "New")
      var finished: Bool?
      table.performBatchUpdates {
        source.sections[0].remove(at: 0)
        table.deleteRows(at: [path(0)], with: .fade)
      } completion: {
        finished = $0
      }
      screen.advance(1)
      #expect(finished == true)
      #expect(table.cellForRow(at: path(0))?.textLabel?.text == "New")
      table.beginUpdates()
      source.sections.append(["Extra"])
      table.insertSections([1], with: .none)
      table.endUpdates()
      #expect(table.numberOfSections == 2)
      source.sections[0].swapAt(0, 1)
      table.moveRow(at: path(0), to: path(1))
      screen.advance(1)
      #expect(table.cellForRow(at: path(1))?.textLabel?.text == "New")
      source.sections.remove(at: 1)
      table.deleteSections([1], with: .none)
      source.sections[0][0] = "Changed"
      table.reloadRows(at: [path(0)], with: .none)
      screen.advance(1)
      #expect(table.cellForRow(at: path(0))?.textLabel?.text == "Changed")
    }

    @Test func aSwipeUncoversDelete() {
      let start = place(2)
      screen.drag(
        from: CGPoint(x: 300, y: start.y), to: CGPoint(x: 150, y: start.y), rest: 0.2)
      screen.advance(1)
      #expect(screen.stage.texts.contains { $0.text == "Delete" })
      let cell = table.cellForRow(at: path(2))
      #expect(table.isEditing && cell?.isEditing == true && cell?.showingDeleteConfirmation == true)
      #expect(cell?.editingStyle == .delete)
      #expect(table.cellForRow(at: path(3))?.isEditing == false)
      screen.tap(at: CGPoint(x: 370, y: start.y))
      screen.advance(1)
      #expect(source.sections[0].count == 99)
      #expect(!source.sections[0].contains("Row 2"))
      let calls = source.log.take().filter { $0.contains("dit") || $0.contains("commit") }
      #expect(calls == ["willBeginEditing 0.2", "commit 1 0.2", "didEndEditing gone"])
      #expect(!table.isEditing && cell?.isEditing == false)
    }

    @Test func aTouchElsewhereEndsEditingARow() {
      let start = place(2)
      screen.drag(
        from: CGPoint(x: 300, y: start.y), to: CGPoint(x: 150, y: start.y), rest: 0.2)
      screen.advance(1)
      let cell = table.cellForRow(at: path(2))
      screen.tap(at: place(5))
      screen.advance(1)
      #expect(!table.isEditing && table.indexPathForSelectedRow == nil)
      #expect(cell?.isEditing == false && cell?.showingDeleteConfirmation == false)
      #expect(cell?.editingStyle == UITableViewCell.EditingStyle.none)
      #expect(source.log.take().contains("didEndEditing 0.2"))
    }

    @Test func reloadingEndsEditingARowThatMayBeGone() {
      let start = place(2)
      screen.drag(
        from: CGPoint(x: 300, y: start.y), to: CGPoint(x: 150, y: start.y), rest: 0.2)
      screen.advance(1)
      source.sections = [[]]
      table.reloadData()
      screen.advance(1)
      #expect(!table.isEditing && table.visibleCells.isEmpty)
      #expect(source.log.take().contains("didEndEditing gone"))
    }

    @Test func swipeActionsOfTheDelegateAreCalled() {
      var called = 0
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        called += 1
        done(true)
      }
      action.backgroundColor = .orange
      source.actions = [action]
      let start = place(1)
      screen.drag(
        from: CGPoint(x: 300, y: start.y), to: CGPoint(x: 200, y: start.y), rest: 0.2)
      screen.advance(1)
      #expect(screen.stage.texts.contains { $0.text == "Flag" })
      screen.tap(at: CGPoint(x: 370, y: start.y))
      screen.advance(1)
      #expect(called == 1)
    }

    @Test func editingIsToldToTheCells() {
      table.setEditing(true, animated: true)
      screen.advance(1)
      #expect(table.isEditing)
      #expect(table.visibleCells.allSatisfy { $0.isEditing })
      #expect(table.visibleCells.allSatisfy { $0.editingStyle == .delete })
      #expect(!table.visibleCells.contains { $0.showingDeleteConfirmation })
      table.setEditing(false, animated: false)
      #expect(!table.isEditing)
      #expect(!table.visibleCells.contains { $0.isEditing })
      #expect(table.visibleCells.allSatisfy { $0.editingStyle == .none })
    }

    @Test func theDataSourceExcludesRowsFromEditing() {
      source.uneditable = [path(1)]
      source.editingStyles = [path(2): .insert, path(3): .none]
      table.isEditing = true
      let cells = (0...3).compactMap { table.cellForRow(at: path($0)) }
      #expect(cells.map(\.isEditing) == [true, false, true, true])
      #expect(cells.map(\.editingStyle) == [.delete, .none, .insert, .none])
      source.uneditable = [path(30)]
      table.contentOffset.y = 1500
      screen.commit()
      #expect(table.cellForRow(at: path(30))?.isEditing == false)
      #expect(table.cellForRow(at: path(31))?.isEditing == true)
    }

    @Test func aRowThatIsNotThereIsNotScrolledTo() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: false)
        }
      }
    }

    @Test func theHeaderAndFooterOfTheTableAddToItsContent() {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
      table.tableHeaderView = header
      table.tableFooterView = footer
      screen.commit()
      #expect(table.contentSize.height == 5120)
      #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 80))
      #expect(table.rectForRow(at: path(0)).minY == 80)
      table.backgroundView = UIView()
      screen.commit()
      #expect(table.backgroundView?.superview === table)
    }

    @Test func anEmptyTableShowsNothing() {
      source.sections = []
      table.reloadData()
      screen.commit()
      #expect(table.visibleCells.isEmpty)
      #expect(table.numberOfSections == 0)
      #expect(table.contentSize.height == 0)
    }
  }
}

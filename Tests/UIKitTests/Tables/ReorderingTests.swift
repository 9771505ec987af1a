import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Rows that the user drags to another position while the table is in editing mode.
  @MainActor struct ReorderingTests {
    private let screen = TestScreen()
    private let table: UITableView
    private let source = TableSource([["a", "b", "c", "d"], ["x", "y"]])

    init() {
      source.movesRows = true
      table = screen.addTable(source)
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    private func edit() {
      table.isEditing = true
      screen.commit()
    }

    /// Returns the position of the grip in the row at an index, counted from the top of the table.
    private func grip(_ row: CGFloat) -> CGPoint { CGPoint(x: 365, y: 125 + 50 * row) }

    private var shownTexts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test func gripsAreShownForRowsThatCanBeMoved() throws {
      source.immovable = [path(1)]
      edit()
      let cell = try #require(table.cellForRow(at: path(0)))
      let width = try #require(table.cellForRow(at: path(1))).contentView.frame.width
      #expect(cell.reorderControl?.accessibilityLabel == "Reorder a" && cell.showsReorderControl)
      #expect(table.cellForRow(at: path(1))?.reorderControl == nil)
      #expect(cell.contentView.frame.width < width - 30)
      table.isEditing = false
      screen.commit()
      #expect(cell.reorderControl == nil)
    }

    @Test func theDataSourceIsToldWhenTheRowIsDropped() throws {
      edit()
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      let cell = try #require(table.cellForRow(at: path(0)))
      screen.touch(.began, at: grip(0))
      screen.advance(0.1)
      screen.move(from: grip(0), to: grip(2))
      screen.advance(0.5)
      #expect(source.sections[0] == ["a", "b", "c", "d"])
      #expect(cell.configurationState.isReordering)
      #expect(cell.frame.midY == 125)
      #expect(shownTexts == ["b", "c", "a", "d", "x", "y"])
      #expect(try #require(table.cellForRow(at: path(0))).frame.minY == 0)
      screen.touch(.ended, at: grip(2))
      screen.advance(1)
      #expect(source.sections[0] == ["b", "c", "a", "d"])
      #expect(source.log.take().filter { $0.hasPrefix("move") } == ["move 0.0 to 0.2"])
      #expect(table.cellForRow(at: path(2)) === cell && cell.frame.minY == 100)
      #expect(!cell.configurationState.isReordering)
      #expect(table.indexPathForSelectedRow == path(1))
      #expect(table.contentOffset.y == 0)
    }

    @Test func rowsMoveToOtherSections() {
      edit()
      screen.drag(from: grip(1), to: grip(5), rest: 0.1)
      screen.advance(1)
      #expect(source.sections == [["a", "c", "d"], ["x", "y", "b"]])
      #expect(table.numberOfRows(inSection: 1) == 3)
      #expect(shownTexts == ["a", "c", "d", "x", "y", "b"])
    }

    @Test func aRowDroppedWhereItWasIsNotMoved() {
      edit()
      screen.drag(from: grip(1), to: grip(1.3), rest: 0.1)
      screen.advance(1)
      #expect(!source.log.take().contains { $0.hasPrefix("move") })
      #expect(table.cellForRow(at: path(1))?.frame.minY == 50)
    }

    @Test func theDelegateMayHaveTheRowGoElsewhere() {
      source.moveTarget = { $0.section == 1 ? IndexPath(row: 3, section: 0) : $0 }
      edit()
      screen.drag(from: grip(0), to: grip(5), rest: 0.1)
      screen.advance(1)
      #expect(source.sections == [["b", "c", "d", "a"], ["x", "y"]])
    }

    @Test func theTableScrollsWhileTheFingerIsNearItsEnd() {
      source.sections = [(0..<60).map(String.init)]
      table.reloadData()
      edit()
      screen.touch(.began, at: grip(0))
      screen.move(from: grip(0), to: CGPoint(x: 365, y: 595))
      screen.advance(4)
      #expect(table.contentOffset.y > 400)
      screen.touch(.ended, at: CGPoint(x: 365, y: 595))
      screen.advance(1)
      let place = source.sections[0].firstIndex(of: "0") ?? 0
      #expect(place > 15)
      #expect(table.cellForRow(at: path(place))?.textLabel?.text == "0")
      let texts = table.indexPathsForVisibleRows?.map { source.sections[0][$0.row] }
      #expect(texts == shownTexts.map { $0 ?? "" })
    }

    @Test func anotherWidthTakesADragBack() {
      edit()
      screen.touch(.began, at: grip(0))
      screen.move(from: grip(0), to: grip(2))
      screen.advance(0.5)
      #expect(shownTexts == ["b", "c", "a", "d", "x", "y"])
      table.frame.size.width = 300
      screen.advance(1)
      #expect(shownTexts == ["a", "b", "c", "d", "x", "y"])
      #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200, 250])
      screen.touch(.ended, at: grip(2))
      screen.advance(1)
      #expect(!source.log.take().contains { $0.hasPrefix("move") })
    }

    @Test func reloadingEndsADrag() {
      edit()
      screen.touch(.began, at: grip(0))
      screen.move(from: grip(0), to: grip(2))
      table.reloadData()
      screen.commit()
      screen.touch(.ended, at: grip(2))
      screen.advance(1)
      #expect(source.sections[0] == ["a", "b", "c", "d"])
      #expect(shownTexts == ["a", "b", "c", "d", "x", "y"])
    }
  }
}

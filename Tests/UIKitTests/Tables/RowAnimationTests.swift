import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The insertion and deletion of rows, as described in the documentation of
  /// `UITableView.RowAnimation`.
  @MainActor struct RowAnimationTests {
    private let screen = TestScreen()
    private let table: UITableView
    private let source = TableSource([(0..<30).map { "Row \($0)" }])

    init() {
      table = screen.addTable(source)
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    private func shown(_ view: UIView) -> (frame: CGRect, opacity: Float) {
      let layer = view.layer.presentation() ?? view.layer
      return (layer.frame, layer.opacity)
    }

    /// Expects the appearance of a row halfway through its insertion or deletion, at its position.
    private func expect(
      _ animation: UITableView.RowAnimation, of view: UIView, at frame: CGRect, gap: CGFloat
    ) {
      let (now, opacity) = shown(view)
      let isInPlace = abs(now.minX - frame.minX) < 0.1 && abs(now.minY - frame.minY) < 0.1
      switch animation {
      case .fade, .automatic:
        #expect(isInPlace && opacity > 0.05 && opacity < 0.95)
      case .none:
        #expect(isInPlace && opacity == 1)
      case .left:
        #expect(now.minX < -20 && now.minX > -373 && now.minY == frame.minY && opacity == 1)
      case .right:
        #expect(now.minX > 20 && now.minX < 373 && now.minY == frame.minY && opacity == 1)
      case .top:
        #expect(now.minY < frame.minY - 5 && now.minY > frame.minY - 50 && now.minX == 0)
        #expect(opacity == 1)
      case .bottom:
        #expect(now.minY > frame.minY + 5 && now.minY < frame.minY + 50 && now.minX == 0)
        #expect(opacity == 1)
      case .middle:
        #expect(abs(now.midY - (frame.minY + gap / 2)) < 1 && now.height == 50)
        #expect(opacity == 1)
      }
    }

    private nonisolated static let all: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]

    @Test(arguments: all) func insertedRowsComeIn(_ animation: UITableView.RowAnimation) throws {
      source.sections[0].insert("New", at: 2)
      table.insertRows(at: [path(2)], with: animation)
      screen.advance(0.15)
      let cell = try #require(table.cellForRow(at: path(2)))
      #expect(cell.textLabel?.text == "New")
      let next = try #require(table.cellForRow(at: path(3)))
      let gap = shown(next).frame.minY - 100
      #expect(gap > 5 && gap < 45)
      expect(animation, of: cell, at: table.rectForRow(at: path(2)), gap: gap)
      screen.advance(1)
      #expect(shown(cell).frame == table.rectForRow(at: path(2)) && shown(cell).opacity == 1)
    }

    @Test(arguments: all) func deletedRowsGoOut(_ animation: UITableView.RowAnimation) throws {
      let cell = try #require(table.cellForRow(at: path(2)))
      let next = try #require(table.cellForRow(at: path(3)))
      source.sections[0].remove(at: 2)
      table.deleteRows(at: [path(2)], with: animation)
      screen.advance(0.15)
      let gap = shown(next).frame.minY - 100
      #expect(gap > 5 && gap < 45)
      expect(animation, of: cell, at: CGRect(x: 0, y: 100, width: 393, height: 50), gap: gap)
      screen.advance(1)
      #expect(cell.superview == nil && cell.alpha == 1)
      #expect(table.cellForRow(at: path(2)) === next && next.frame.minY == 100)
    }

    @Test func rowsThatSlideInFromTheTopAreBehindTheOthers() throws {
      source.sections[0].insert(contentsOf: ["A", "B"], at: 2)
      table.insertRows(at: [path(2), path(3)], with: .top)
      screen.advance(0.15)
      let cells = try [1, 2, 3, 4].map { try #require(table.cellForRow(at: path($0))) }
      let order = cells.map { table.subviews.firstIndex(of: $0) ?? -1 }
      #expect(order[1] < order[0] && order[2] < order[0] && order[1] < order[3])
      // Both rows move by the height of both.
      let way = cells[1].frame.minY - shown(cells[1]).frame.minY
      #expect(way > 50 || way == cells[2].frame.minY - shown(cells[2]).frame.minY)
    }

    @Test func aReloadedRowLeavesAsTheNewOneArrives() throws {
      let old = try #require(table.cellForRow(at: path(1)))
      source.sections[0][1] = "Changed"
      table.reloadRows(at: [path(1)], with: .left)
      screen.advance(0.15)
      let new = try #require(table.cellForRow(at: path(1)))
      #expect(new !== old && new.textLabel?.text == "Changed")
      #expect(shown(new).frame.minX < -20 && shown(old).frame.minX < -20)
      #expect(shown(try #require(table.cellForRow(at: path(2)))).frame.minY == 100)
      screen.advance(1)
      #expect(old.superview == nil)
    }

    @Test func aRowReloadedWithoutAnimationIsThereAtOnceAndStays() throws {
      source.sections[0][1] = "Changed"
      let old = try #require(table.cellForRow(at: path(1)))
      table.reloadRows(at: [path(1)], with: .none)
      // From Apple's documentation of `reloadRows(at:with:)`: the table asks for a new cell.
      #expect(table.cellForRow(at: path(1)) !== old && old.superview == nil)
      for _ in 0..<2 {
        let cell = try #require(table.cellForRow(at: path(1)))
        #expect(cell.textLabel?.text == "Changed" && cell.superview === table)
        #expect(shown(cell).frame == table.rectForRow(at: path(1)) && shown(cell).opacity == 1)
        screen.advance(1)
      }
    }

    @Test func sectionsComeAndGoWithTheirHeaders() throws {
      source.headers = ["First", "Second"]
      table.sectionHeaderHeight = 30
      table.sectionHeaderTopPadding = 0
      source.sections = [["a", "b"]]
      table.reloadData()
      screen.commit()
      source.sections.append(["c"])
      table.insertSections([1], with: .right)
      screen.advance(0.15)
      let header = try #require(table.headerView(forSection: 1))
      let cell = try #require(table.cellForRow(at: path(0, 1)))
      #expect(shown(header).frame.minX > 20 && shown(header).frame.minY == 130)
      #expect(abs(shown(cell).frame.minX - shown(header).frame.minX) < 0.01)
      screen.advance(1)
      source.sections.removeLast()
      table.deleteSections([1], with: .top)
      screen.advance(0.15)
      #expect(shown(header).frame.minY < 130 && header.superview === table)
      #expect(shown(cell).frame.minY < 160)
      screen.advance(1)
      #expect(header.superview == nil && cell.superview == nil)
      #expect(table.headerView(forSection: 1) == nil)
    }

    @Test func deletedRowsFollowWhatIsAboveThem() throws {
      let cell = try #require(table.cellForRow(at: path(3)))
      table.performBatchUpdates {
        source.sections[0].remove(at: 3)
        source.sections[0].insert("New", at: 0)
        table.deleteRows(at: [path(3)], with: .none)
        table.insertRows(at: [path(0)], with: .fade)
      }
      #expect(cell.frame.minY == 200)
      screen.advance(1)
      #expect(table.cellForRow(at: path(4))?.textLabel?.text == "Row 4")
      #expect(table.cellForRow(at: path(4))?.frame.minY == 200)
    }

    @Test func theTableMayBeAskedForItsNewRowsWhileItChanges() throws {
      table.performBatchUpdates {
        source.sections = [["Only"]]
        table.rowHeight = 60
        #expect(table.numberOfRows(inSection: 0) == 1)
        table.deleteRows(at: (1..<30).map { path($0) }, with: .top)
        table.reloadRows(at: [path(0)], with: .left)
      }
      screen.advance(1)
      #expect(table.visibleCells.map(\.textLabel?.text) == ["Only"])
      #expect(table.rectForRow(at: path(0)).height == 60)
    }

    @Test func updatesArePendingUntilTheyEnd() {
      #expect(!table.hasUncommittedUpdates)
      table.beginUpdates()
      #expect(table.hasUncommittedUpdates)
      table.endUpdates()
      #expect(!table.hasUncommittedUpdates)
    }
  }
}

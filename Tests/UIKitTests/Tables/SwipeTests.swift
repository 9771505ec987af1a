import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Full swipes on rows from either side.
  @MainActor struct SwipeTests {
    private let screen = TestScreen()
    private let table: UITableView
    private let source = TableSource([(0..<20).map { "Row \($0)" }])
    private let calls = CallLog()

    init() {
      table = screen.addTable(source)
    }

    private func action(_ title: String) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [calls] _, _, done in
        calls.note(title)
        done(true)
      }
    }

    private func swipe(_ row: CGFloat, from start: CGFloat, to end: CGFloat) {
      let y = 125 + 50 * row
      screen.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), rest: 0.2)
      screen.advance(1)
    }

    @Test func aFullSwipePerformsTheFirstAction() {
      source.actions = [action("First"), action("Second")]
      swipe(1, from: 380, to: 80)
      #expect(calls.take() == ["First"])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
      #expect(!table.isEditing)
    }

    @Test func aRowOfAnInsetGroupStaysWithinTheGroup() throws {
      let inset = UITableView(frame: screen.view.bounds, style: .insetGrouped)
      inset.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      inset.dataSource = source
      inset.rowHeight = 50
      screen.view.addSubview(inset)
      screen.commit()
      let cell = try #require(inset.cellForRow(at: IndexPath(row: 1, section: 0)))
      let swipe = TableSwipe(
        cell: cell, configuration: UISwipeActionsConfiguration(actions: [action("One")]),
        isTrailing: true
      ) {}
      swipe.move(by: -70)
      #expect(cell.frame.minX == -50)
      #expect(cell.mask?.frame == CGRect(x: 70, y: 0, width: 353, height: 50))
      swipe.close()
      screen.advance(1)
      #expect(cell.mask == nil && cell.frame.minX == 20)
    }

    @Test func theActionsStayWhereAFullSwipeIsNotAllowed() throws {
      let first = action("First")
      let configuration = UISwipeActionsConfiguration(actions: [first])
      configuration.performsFirstActionWithFullSwipe = false
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let swipe = TableSwipe(cell: cell, configuration: configuration, isTrailing: true) {}
      swipe.move(by: -350)
      #expect(swipe.end(velocity: 0))
      #expect(calls.take().isEmpty && cell.frame.minX == -80)
    }

    @Test func leadingActionsAreOnTheOtherSide() throws {
      source.leadingActions = [action("Pin")]
      swipe(2, from: 100, to: 200)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == 80)
      screen.tap(at: CGPoint(x: 40, y: 225))
      screen.advance(1)
      #expect(calls.take() == ["Pin"] && !table.isEditing)
      swipe(2, from: 20, to: 320)
      #expect(calls.take() == ["Pin"])
    }

    @Test func aSwipeIsNoDragOfTheTableAndEndsWithItsWidth() {
      swipe(1, from: 300, to: 180)
      #expect(table.isEditing && !table.isTracking && !table.isDragging)
      table.frame.size.width = 300
      screen.advance(1)
      #expect(!table.isEditing)
      #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 300 })
    }

    @Test func rowActionsAreShownWhereThereAreNoConfigurations() {
      let delegate = RowActionDelegate()
      table.delegate = delegate
      swipe(1, from: 300, to: 180)
      #expect(table.isEditing)
      #expect(screen.stage.texts.contains { $0.text == "Remove" })
      screen.tap(at: CGPoint(x: 353, y: 175))
      screen.advance(1)
      #expect(delegate.shared == [IndexPath(row: 1, section: 0)])
      #expect(!table.isEditing)
    }

    @Test func anEmptyConfigurationOffersNothing() throws {
      source.uneditable = [IndexPath(row: 3, section: 0)]
      swipe(3, from: 300, to: 100)
      #expect(!table.isEditing)
    }

    @Test func sidesChangePlacesFromTheRightToTheLeft() {
      table.traitOverrides.layoutDirection = .rightToLeft
      screen.commit()
      source.actions = [action("Flag")]
      swipe(1, from: 100, to: 200)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 80)
      screen.tap(at: CGPoint(x: 40, y: 175))
      screen.advance(1)
      #expect(calls.take() == ["Flag"])
    }
  }
}

/// A delegate that returns row actions for every row.
private final class RowActionDelegate: NSObject, UITableViewDelegate {
  private(set) var shared: [IndexPath] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] _, path in
      self?.shared.append(path)
    }
    return [share, UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }]
  }
}

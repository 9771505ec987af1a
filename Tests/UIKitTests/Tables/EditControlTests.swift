import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The controls and actions of rows while a table is in editing mode.
  @MainActor struct EditControlTests {
    private let screen = TestScreen()
    private let table: UITableView
    private let source = TableSource([(0..<30).map { "Row \($0)" }])

    init() {
      table = screen.addTable(source)
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: path(row)))
    }

    private func tapControl(_ row: Int) {
      screen.tap(at: CGPoint(x: 25, y: 100 + 50 * CGFloat(row) + 25))
      screen.advance(1)
    }

    @Test func contentMakesRoomForTheControls() throws {
      source.uneditable = [path(1)]
      source.editingStyles = [path(2): .none]
      let width = try cell(0).contentView.frame.width
      table.setEditing(true, animated: true)
      screen.advance(0.15)
      let moving = try #require(try cell(0).contentView.layer.presentation()).frame.minX
      #expect(moving > 2 && moving < 36)
      screen.advance(1)
      #expect(try cell(0).contentView.frame.minX == 38)
      #expect(try cell(0).contentView.frame.width == width - 38)
      #expect(screen.stage.color(at: CGPoint(x: 20, y: 125))?.red ?? 0 > 0.9)
      #expect(screen.stage.color(at: CGPoint(x: 20, y: 125))?.green ?? 1 < 0.4)
      #expect(try cell(1).contentView.frame.minX == 0)
      // A row without a control is indented like the others.
      #expect(try cell(2).contentView.frame.minX == 38 && cell(2).editControl == nil)
      table.setEditing(false, animated: false)
      screen.commit()
      #expect(try cell(0).contentView.frame.minX == 0)
      #expect(try cell(0).contentView.frame.width == width)
      #expect(try cell(0).editControl == nil)
    }

    @Test func deletingIsConfirmed() throws {
      table.isEditing = true
      screen.commit()
      tapControl(2)
      #expect(source.sections[0].count == 30)
      #expect(try cell(2).showingDeleteConfirmation)
      #expect(screen.stage.texts.contains { $0.text == "Delete" })
      screen.tap(at: CGPoint(x: 370, y: 225))
      screen.advance(1)
      #expect(!source.sections[0].contains("Row 2") && source.sections[0].count == 29)
      #expect(table.isEditing)
      #expect(try cell(2).textLabel?.text == "Row 3" && cell(2).isEditing)
    }

    @Test func insertingIsNot() {
      source.editingStyles = [path(1): .insert]
      table.isEditing = true
      screen.commit()
      tapControl(1)
      #expect(source.log.take().contains("commit 2 0.1"))
    }

    @Test func accessoriesOfEditingTakeTheOthersPlace() throws {
      let (usual, editing) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
      let cell = try cell(0)
      cell.accessoryView = usual
      cell.editingAccessoryView = editing
      screen.commit()
      #expect(usual.superview === cell && editing.superview == nil)
      table.isEditing = true
      screen.commit()
      #expect(usual.superview == nil && editing.superview === cell)
      #expect(abs(editing.frame.maxX - 373) < 0.01)
      table.isEditing = false
      screen.commit()
      #expect(usual.superview === cell && editing.superview == nil)
    }

    @Test func severalRowsAreChosenByCircles() throws {
      table.allowsMultipleSelectionDuringEditing = true
      table.isEditing = true
      screen.commit()
      for row in [1, 3] {
        screen.tap(at: CGPoint(x: 200, y: 125 + 50 * CGFloat(row)))
      }
      #expect(table.indexPathsForSelectedRows == [path(1), path(3)])
      #expect(try cell(1).editControl?.kind == .select)
      #expect(try cell(1).editControl?.showsSelection == true)
      #expect(try cell(2).editControl?.showsSelection == false)
      tapControl(1)
      #expect(table.indexPathsForSelectedRows == [path(3)])
      #expect(!source.log.take().contains { $0.hasPrefix("commit") })
    }

    @Test func editingBeginsAndEndsWithNothingSelected() throws {
      table.allowsMultipleSelectionDuringEditing = true
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      table.isEditing = true
      screen.commit()
      #expect(table.indexPathsForSelectedRows == nil)
      #expect(try cell(1).editControl?.showsSelection == false)
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      table.isEditing = false
      screen.commit()
      #expect(table.indexPathsForSelectedRows == nil)
      #expect(try !cell(2).isSelected)
    }

    @Test func withoutLeaveNothingIsSelectedWhileEditing() {
      table.isEditing = true
      screen.commit()
      screen.tap(at: CGPoint(x: 200, y: 175))
      #expect(table.indexPathForSelectedRow == nil)
      table.allowsSelectionDuringEditing = true
      screen.tap(at: CGPoint(x: 200, y: 175))
      #expect(table.indexPathForSelectedRow == path(1))
    }
  }
}

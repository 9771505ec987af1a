import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The positions of parts of cells and headers outside of their content, and the calls for them.
  @MainActor struct CellPartsTests {
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

    // MARK: Positions

    @Test func cellsAreMirroredFromTheRightToTheLeft() throws {
      let cell = try cell(0)
      cell.accessoryType = .disclosureIndicator
      table.traitOverrides.layoutDirection = .rightToLeft
      table.isEditing = true
      screen.commit()
      #expect(cell.editControl?.frame == CGRect(x: 355, y: 0, width: 38, height: 50))
      #expect(cell.contentView.frame.maxX == 355)
      cell.editingAccessoryType = .disclosureIndicator
      screen.commit()
      #expect(cell.accessory?.frame.minX == 20)
      #expect(cell.separator.frame.minX == 0 && cell.separator.frame.maxX == 335)
      #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width - 20)
    }

    @Test func aDetailDisclosureButtonHasAnIndicatorBesideIt() throws {
      let cell = try cell(0)
      cell.accessoryType = .detailDisclosureButton
      screen.commit()
      let parts = try #require(cell.accessory?.subviews)
      #expect(parts.count == 2 && parts[0] is UIButton && parts[1] is UIImageView)
      #expect(parts[0].frame.maxX < parts[1].frame.minX)
      #expect(parts[0].accessibilityLabel == "More Info")
      screen.tap(parts[0])
      #expect(source.log.take().contains("accessory 0.0"))
    }

    @Test func wideCellsKeepTheirContentReadable() throws {
      let screen = TestScreen(.iPad)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let cell = try #require(table.cellForRow(at: path(0)))
      #expect(cell.textLabel?.frame.minX == 20)
      table.cellLayoutMarginsFollowReadableWidth = true
      screen.commit()
      #expect(cell.textLabel?.frame.minX == 164)
      #expect(cell.separator.frame.minX == 164 && cell.separator.frame.maxX == 856)
    }

    private func tableInLandscape(_ style: UITableView.Style, _ source: TableSource) -> (
      TestScreen, UITableView
    ) {
      let screen = TestScreen(.iPhone15Landscape)
      let table = UITableView(frame: screen.view.bounds, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      return (screen, table)
    }

    @Test func contentKeepsClearOfTheSensorHousing() throws {
      source.headers = ["Head"]
      let (screen, table) = tableInLandscape(.plain, source)
      let side = table.safeAreaInsets.left
      #expect(side > 40)
      let cell = try #require(table.cellForRow(at: path(0)))
      #expect(cell.frame.minX == 0 && cell.frame.width == table.bounds.width)
      #expect(cell.contentView.frame.minX == side)
      #expect(cell.contentView.frame.maxX == table.bounds.width - side)
      #expect(cell.separator.frame.minX == side + 20)
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.frame.minX == 0 && header.contentView.frame.minX == side)
      cell.accessoryType = .disclosureIndicator
      table.isEditing = true
      screen.commit()
      #expect(cell.editControl?.frame.minX == side)
      table.isEditing = false
      screen.commit()
      #expect(cell.accessory?.frame.maxX == table.bounds.width - side - 20)
      table.insetsContentViewsToSafeArea = false
      screen.commit()
      #expect(cell.contentView.frame.minX == 0)
    }

    @Test func insetGroupsKeepClearOfTheSensorHousing() throws {
      let (screen, table) = tableInLandscape(.insetGrouped, source)
      let cell = try #require(table.cellForRow(at: path(0)))
      #expect(cell.frame.minX == table.safeAreaInsets.left + 20)
      #expect(cell.contentView.frame.minX == 0)
      withExtendedLifetime(screen) {}
    }

    @Test func separatorInsetsCountFromWhatTheyAreSaidTo() throws {
      table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
      screen.commit()
      #expect(try cell(0).separator.frame.minX == 5)
      table.separatorInsetReference = .fromAutomaticInsets
      screen.commit()
      #expect(try cell(0).separator.frame.minX == 25)
    }

    // MARK: States

    private final class LoggingCell: UITableViewCell {
      var states: [String] = []

      override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        states.append("will \(state.rawValue)")
      }

      override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        states.append("did \(state.rawValue)")
      }
    }

    @Test func cellsAreToldWhichControlsTheyShow() throws {
      table.register(LoggingCell.self, forCellReuseIdentifier: "cell")
      table.reloadData()
      screen.commit()
      // An existing cell is reused.
      table.contentOffset.y = 900
      screen.commit()
      let cell = try #require(table.visibleCells.lazy.compactMap { $0 as? LoggingCell }.first)
      table.setEditing(true, animated: true)
      #expect(cell.states == ["will 1"])
      screen.advance(1)
      #expect(cell.states == ["will 1", "did 1"])
      table.setEditing(false, animated: false)
      #expect(cell.states.suffix(2) == ["will 0", "did 0"])
    }

    @Test func severalSelectedRowsMayHaveABackgroundOfTheirOwn() throws {
      let cell = try cell(1)
      let (one, several) = (UIView(), UIView())
      cell.selectedBackgroundView = one
      cell.multipleSelectionBackgroundView = several
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      #expect(one.superview === cell && several.superview == nil)
      table.deselectRow(at: path(1), animated: false)
      table.allowsMultipleSelection = true
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      #expect(several.superview === cell && one.superview == nil)
    }

    @Test func rowsThatCannotBeSelectedAreNotHighlighted() {
      table.isEditing = true
      screen.commit()
      _ = source.log.take()
      screen.tap(at: CGPoint(x: 200, y: 175))
      #expect(!source.log.take().contains { $0.contains("ighlight") })
    }

    // MARK: Typing

    @Test func aCellInWhichAPersonTypesIsKept() throws {
      let first = try cell(0)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      first.contentView.addSubview(field)
      screen.commit()
      field.becomeFirstResponder()
      table.contentOffset.y = 600
      screen.commit()
      #expect(field.isFirstResponder && first.superview === table)
      #expect(table.indexPathsForVisibleRows?.first == path(12))
      #expect(!table.visibleCells.contains(first))
      #expect(!source.log.take().contains("didEndDisplaying 0.0"))
      source.sections[0].insert("New", at: 0)
      table.insertRows(at: [path(0)], with: .fade)
      screen.advance(1)
      #expect(field.isFirstResponder)
      table.contentOffset.y = 0
      screen.commit()
      #expect(try cell(1) === first)
      field.resignFirstResponder()
      table.contentOffset.y = 600
      screen.commit()
      #expect(source.log.take().contains("didEndDisplaying 0.1"))
    }

    // MARK: Reusing

    /// The cell that was discarded last is reused first.
    @Test func reloadedRowsUseTheCellsInReverseOrder() {
      let before = table.visibleCells
      table.reloadData()
      screen.commit()
      #expect(table.visibleCells.elementsEqual(before.reversed()) { $0 === $1 })
    }

    // MARK: Headers

    @Test func headersUpdateTheirConfigurationForTheirState() throws {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var states: [Bool] = []
      header.configurationUpdateHandler = { view, state in
        states.append(state.isPinned)
        var content = view.defaultContentConfiguration()
        content.text = state.isPinned ? "Pinned" : "Free"
        view.contentConfiguration = content
      }
      #expect(header.height(fitting: 300) > 20)
      header.isPinned = true
      header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      header.layoutIfNeeded()
      #expect(states == [false, true])
      #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Pinned")
      header.backgroundConfiguration = .listGroupedCell()
      header.layoutIfNeeded()
      #expect(header.subviews.first is UIButtonBackgroundView)
      #expect(header.subviews.first?.frame == header.bounds)
    }
  }
}

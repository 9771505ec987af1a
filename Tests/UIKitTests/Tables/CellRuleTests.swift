import ObjectiveC
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Rules of cells that surprise people, with their sources.
  @MainActor struct CellRuleTests {
    private let screen = TestScreen()

    private func cell(in table: UITableView) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    private final class ButtonCell: UITableViewCell {
      let button = UIButton(type: .system)

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 100, y: 0, width: 100, height: 44)
        addSubview(button)
      }

      required init?(coder: NSCoder) { nil }
    }

    /// Reported by many since iOS 14: a cell makes its content view when it's first needed.
    @Test func aViewAddedToACellIsBelowItsContentView() throws {
      let source = TableSource([["Row"]])
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
      table.register(ButtonCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let cell = try #require(cell(in: table) as? ButtonCell)
      #expect(cell.hitTest(CGPoint(x: 150, y: 20), with: nil) === cell.contentView)
      let early = UITableViewCell(style: .default, reuseIdentifier: nil)
      _ = early.contentView
      let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
      early.addSubview(button)
      early.layoutIfNeeded()
      #expect(early.hitTest(CGPoint(x: 150, y: 20), with: nil) === button)
    }

    /// Reported by many: backgrounds in a cell disappear while it's selected.
    @Test func selectingClearsTheBackgroundsOfTheContent() throws {
      let source = TableSource([["Row", "Other"]])
      let table = screen.addTable(source)
      let cell = try cell(in: table)
      let badge = UIView(frame: CGRect(x: 100, y: 5, width: 30, height: 30))
      badge.backgroundColor = .red
      cell.contentView.addSubview(badge)
      let path = IndexPath(row: 0, section: 0)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      #expect(badge.backgroundColor == .clear)
      table.deselectRow(at: path, animated: false)
      #expect(badge.backgroundColor == .red)
      cell.setHighlighted(true, animated: false)
      badge.backgroundColor = .green
      cell.setHighlighted(false, animated: false)
      #expect(badge.backgroundColor == .green)
      cell.selectionStyle = .none
      cell.setSelected(true, animated: false)
      #expect(badge.backgroundColor == .green)
    }

    /// The parts of the system's controls aren't backgrounds.
    @Test func selectingKeepsTheColorsOfControls() throws {
      let source = TableSource([["Row"]])
      let table = screen.addTable(source)
      let cell = try cell(in: table)
      let control = UISwitch()
      control.isOn = true
      cell.contentView.addSubview(control)
      screen.commit()
      let colors = control.all(UIView.self).map(\.backgroundColor)
      cell.setSelected(true, animated: false)
      #expect(control.all(UIView.self).map(\.backgroundColor) == colors)
    }

    /// As Interface Builder lays out the title of a default cell.
    @Test func theLabelOfADefaultCellIsAsHighAsItsRow() throws {
      let source = TableSource([["Row"]])
      let table = screen.addTable(source)
      let cell = try cell(in: table)
      #expect(cell.textLabel?.frame.minY == 0)
      #expect(cell.textLabel?.frame.height == cell.contentView.bounds.height)
    }

    private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate,
      ObjCExposing
    {
      var asked: [Int] = []

      static func objcMembers() -> [ObjCMember] {
        [.method("tableView:heightForRowAt:", of: Heights.self) { _, _ in nil }]
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return 60
      }
    }

    private func table(_ source: Heights, estimate: CGFloat) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600), style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.estimatedRowHeight = estimate
      table.dataSource = source
      table.delegate = source
      screen.view.addSubview(table)
      screen.commit()
      return table
    }

    /// UITableView's documentation: an estimate of 0 requests the heights of all rows.
    @Test func withoutAnEstimateAllHeightsAreRequested() {
      let source = Heights()
      let table = table(source, estimate: 0)
      #expect(Set(source.asked) == Set(0..<200) && table.contentSize.height == 12_000)
    }

    /// UITableView's documentation: estimates defer heights until rows are shown.
    @Test func withAnEstimateTheHeightsOfShownRowsAreRequested() {
      let source = Heights()
      let table = table(source, estimate: 50)
      #expect(Set(source.asked) == Set(0..<10))
      #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)).minY == 540)
      #expect(table.contentSize.height == 10_100)
      table.contentOffset.y = 600
      screen.commit()
      #expect(source.asked.max() == 19)
      #expect(table.rectForRow(at: IndexPath(row: 19, section: 0)).height == 60)
      table.reloadData()
      screen.commit()
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 60 })
    }
  }
}

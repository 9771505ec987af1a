import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The lines between rows, and the space that they take from the rows' content.
  @MainActor struct SeparatorTests {
    private let screen = TestScreen()
    private let pixel: CGFloat = 1 / 3
    private let source = TableSource([["One", "Two", "Three"], ["Only"]])

    private func table(_ style: UITableView.Style) -> UITableView {
      let table = UITableView(frame: screen.view.bounds, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      return table
    }

    private func cell(_ table: UITableView, _ row: Int, _ section: Int = 0) throws
      -> UITableViewCell
    {
      try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    private func place(_ line: UIView?) -> ClosedRange<CGFloat>? {
      guard let line, !line.isHidden else { return nil }
      return line.frame.minX...line.frame.maxX
    }

    /// Measured: tables/selected row.
    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func aSelectedRowAndTheOneAboveLoseTheirSeparators(_ style: UITableView.Style) throws {
      let table = table(style)
      let cells = try (0..<3).map { try cell(table, $0) }
      func shown() -> [Bool] { cells.map { $0.separator.alpha == 1 } }
      #expect(shown() == [true, true, true])
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      #expect(shown() == [false, false, true])
      table.setNeedsLayout()
      screen.commit()
      #expect(shown() == [false, false, true])
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      #expect(shown() == [true, false, false])
      table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
      #expect(shown() == [true, true, true])
      cells[1].selectionStyle = .none
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      #expect(shown() == [true, true, true])
    }

    @Test func aSeparatorTakesAPixelFromTheContent() throws {
      let table = table(.plain)
      table.rowHeight = 60
      screen.commit()
      let cell = try cell(table, 0)
      #expect(abs(cell.contentView.frame.height - (60 - pixel)) < 0.001)
      table.separatorStyle = .none
      screen.commit()
      cell.setNeedsLayout()
      screen.commit()
      #expect(cell.contentView.frame.height == 60)
    }

    @Test func aSelfSizingRowHasAPixelMoreThanItsContent() throws {
      let table = UITableView(frame: screen.view.bounds)
      let source = BoxSource()
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let first = IndexPath(row: 0, section: 0)
      #expect(abs(table.rectForRow(at: first).height - (80 + pixel)) < 0.001)
      #expect(abs(try cell(table, 0).contentView.frame.height - 80) < 0.001)
      table.separatorStyle = .none
      table.reloadData()
      screen.commit()
      #expect(table.rectForRow(at: first).height == 80)
      withExtendedLifetime(source) {}
    }

    /// On iOS, a row with a single line of text is 44 points high including its separator.
    @Test(arguments: [false, true]) func aRowWithALineOfTextIsAsHighAsOniOS(_ isConfigured: Bool)
      throws
    {
      let table = UITableView(frame: screen.view.bounds)
      let source = TextSource(isConfigured)
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let second = IndexPath(row: 1, section: 0)
      #expect(table.rectForRow(at: second) == CGRect(x: 0, y: 44, width: 393, height: 44))
      #expect(abs(try cell(table, 0).contentView.frame.height - (44 - pixel)) < 0.001)
      table.separatorStyle = .none
      table.reloadData()
      screen.commit()
      #expect(table.rectForRow(at: second) == CGRect(x: 0, y: 44, width: 393, height: 44))
      withExtendedLifetime(source) {}
    }

    /// Interface Builder draws cells without their separators, with a height of 43.5 or 43.67
    /// points.
    @Test func theHeightOfADrawnCellLacksTheSeparator() {
      let table = table(.plain)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tableView = table
      cell.designedHeight = 43.5
      #expect(cell.height(fitting: 393) == 44)
      cell.designedHeight = 44 - pixel
      #expect(cell.height(fitting: 393) == 44)
      cell.hasDesignedRowHeight = true
      #expect(cell.height(fitting: 393) == 44 - pixel)
    }

    private final class TextSource: NSObject, UITableViewDataSource {
      let isConfigured: Bool

      init(_ isConfigured: Bool) {
        self.isConfigured = isConfigured
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if isConfigured {
          var content = cell.defaultContentConfiguration()
          content.text = "Text"
          cell.contentConfiguration = content
        } else {
          cell.textLabel?.text = "Text"
        }
        return cell
      }
    }

    private final class BoxSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: 80),
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
      }
    }

    @Test func groupsHaveLinesFromSideToSideAround() throws {
      let table = table(.grouped)
      let (first, second, last) = (try cell(table, 0), try cell(table, 1), try cell(table, 2))
      #expect(place(first.upperLine) == 0...393 && place(first.separator) == 20...393)
      #expect(place(second.upperLine) == nil && place(second.separator) == 20...393)
      #expect(place(last.upperLine) == nil && place(last.separator) == 0...393)
      #expect(first.upperLine?.frame.minY == 0)
      let only = try cell(table, 0, 1)
      #expect(place(only.upperLine) == 0...393 && place(only.separator) == 0...393)
      table.separatorColor = .red
      screen.commit()
      #expect(only.upperLine?.backgroundColor == .red)
      table.separatorStyle = .none
      screen.commit()
      #expect(place(only.upperLine) == nil && place(only.separator) == nil)
    }

    /// On iOS, an empty header is the usual way to hide this line.
    @Test func aPlainTableHasALineAboveItsFirstRowUnlessItHasAHeader() throws {
      let table = table(.plain)
      let (first, second, other) = (try cell(table, 0), try cell(table, 1), try cell(table, 0, 1))
      #expect(place(first.upperLine) == 20...393 && first.upperLine?.frame.minY == 0)
      #expect(place(second.upperLine) == nil && place(other.upperLine) == nil)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      #expect(first.upperLine?.alpha == 0)
      table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      #expect(first.upperLine?.alpha == 1)
      table.tableHeaderView = UIView()
      screen.commit()
      #expect(place(first.upperLine) == nil)
    }

    @Test func insetGroupsHaveNoneAround() throws {
      let table = table(.insetGrouped)
      #expect(place(try cell(table, 0).upperLine) == nil)
      #expect(place(try cell(table, 1).separator) == 20...353)
      #expect(place(try cell(table, 2).separator) == nil)
    }

    @Test func aSeparatorBeginsWhereTheTextDoes() throws {
      let table = table(.plain)
      let (picture, configured) = (try cell(table, 0), try cell(table, 1))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
      picture.imageView?.image = image
      var content = configured.defaultContentConfiguration()
      content.text = "Text"
      content.image = image
      configured.contentConfiguration = content
      screen.commit()
      let start = try #require(picture.textLabel?.frame.minX)
      #expect(start == 65, "20 + 30 + 15")
      picture.imageView?.image = UIImage(systemName: "star")
      picture.setNeedsLayout()
      screen.commit()
      let symbol = try #require(picture.imageView)
      #expect(abs(symbol.frame.midX - 32) < 0.01, "symbols stand above each other")
      #expect(picture.textLabel?.frame.minX == 59, "20 + 24 + 15")
      picture.imageView?.image = image
      picture.setNeedsLayout()
      screen.commit()
      #expect(place(picture.separator) == 65...393 && picture.separatorInset.left == 65)
      #expect((place(configured.separator)?.lowerBound ?? 0) > 46)
      #expect(place(try cell(table, 2).separator) == 20...393)
      table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 3)
      screen.commit()
      #expect(place(picture.separator) == 5...390)
      picture.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
      screen.commit()
      #expect(place(picture.separator) == 100...393)
      picture.separatorInset.left = .greatestFiniteMagnitude
      screen.commit()
      #expect(picture.separator.frame.width == 0)
    }
  }
}

import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Rows that are as tall as their contents.
  @MainActor struct SelfSizingTests {
    private let screen = TestScreen()

    private final class TallCell: UITableViewCell {
      let tall: NSLayoutConstraint

      override init(style: CellStyle, reuseIdentifier: String?) {
        let box = UIView()
        tall = box.heightAnchor.constraint(equalToConstant: 80)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          tall,
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class MeasuringCell: UITableViewCell {
      var atFirst = CGRect.null

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        atFirst = contentView.bounds
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test func aNewCellsContentIsAsLargeAsTheCell() {
      let cell = MeasuringCell(style: .default, reuseIdentifier: nil)
      #expect(cell.atFirst == CGRect(x: 0, y: 0, width: 320, height: 44))
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      #expect(header.contentView.bounds == header.bounds)
    }

    private final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }

    private final class ConfiguredRows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = "Short"
        cell.contentConfiguration = content
        return cell
      }
    }

    @Test(arguments: [UITableView.SelfSizingInvalidation.enabled, .disabled])
    func aNewConfigurationHasTheRowMeasuredAnew(_ invalidation: UITableView.SelfSizingInvalidation)
      throws
    {
      let table = UITableView(frame: screen.view.bounds)
      table.selfSizingInvalidation = invalidation
      let rows = ConfiguredRows()
      table.dataSource = rows
      screen.view.addSubview(table)
      screen.commit()
      let second = IndexPath(row: 1, section: 0)
      let before = table.rectForRow(at: second).minY
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "Long ", count: 60)
      cell.contentConfiguration = content
      screen.commit()
      let isMeasured = invalidation == .enabled
      #expect((table.rectForRow(at: second).minY > before + 50) == isMeasured)
      screen.advance(0.1)
      if isMeasured {
        let below = try #require(table.cellForRow(at: second))
        let shown = try #require(below.layer.presentation()).frame.minY
        #expect(shown > before && shown < below.frame.minY)
      }
      withExtendedLifetime(rows) {}
    }

    /// Updates without changes make the table use the heights that cells have in the meantime.
    @Test func emptyUpdatesMeasureTheCellsAnew() throws {
      let table = UITableView(frame: screen.view.bounds)
      let rows = Rows()
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      screen.view.addSubview(table)
      screen.commit()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      (cell as? TallCell)?.tall.constant = 130
      table.beginUpdates()
      table.endUpdates()
      screen.advance(1)
      #expect(abs(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY - 150) < 2)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
      #expect(abs(cell.frame.height - 150) < 2)
      withExtendedLifetime(rows) {}
    }

    @Test func constraintsDecideTheHeight() {
      let table = UITableView(frame: screen.view.bounds)
      let rows = Rows()
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      screen.view.addSubview(table)
      screen.commit()
      #expect(table.rowHeight == UITableView.automaticDimension)
      #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 100) < 1)
      #expect(abs(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY - 200) < 2)
      withExtendedLifetime(rows) {}
    }

    // MARK: Editing

    /// Rows with many lines of text, in each way that cells can show text.
    private final class WordyRows: NSObject, UITableViewDataSource {
      enum Kind: CaseIterable { case label, configuration, constraints }

      let kind: Kind
      // The words are short, so that slightly less space leads to more lines.
      private let words = String(repeating: "a ", count: 400)

      init(_ kind: Kind) {
        self.kind = kind
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        switch kind {
        case .label: fill(cell.textLabel)
        case .configuration:
          var content = UIListContentConfiguration.cell()
          content.text = words
          cell.contentConfiguration = content
        case .constraints:
          let label = UILabel()
          fill(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(label)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          ])
        }
        return cell
      }

      private func fill(_ label: UILabel?) {
        label?.numberOfLines = 0
        label?.text = words
      }
    }

    @Test(arguments: WordyRows.Kind.allCases, [true, false])
    private func rowsHaveRoomForTheirTextsInEditingMode(
      _ kind: WordyRows.Kind, _ animated: Bool
    ) throws {
      let table = UITableView(frame: screen.view.bounds)
      let rows = WordyRows(kind)
      table.dataSource = rows
      screen.view.addSubview(table)
      screen.commit()
      let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 19, section: 0))
      let height = table.rectForRow(at: first).height
      table.setEditing(true, animated: animated)
      screen.advance(1)
      let cell = try #require(table.cellForRow(at: first))
      #expect(cell.frame.height > height + 15 && cell.frame == table.rectForRow(at: first))
      let text = try #require(cell.contentView.all(UILabel.self).first)
      let needed = text.sizeThatFits(CGSize(width: text.bounds.width, height: 10_000)).height
      let surplus = text.bounds.height - needed
      // The label of a default cell is as high as its row.
      #expect(kind == .label ? surplus > -1 : abs(surplus) < 1)
      let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(abs(second.frame.minY - cell.frame.maxY) < 0.5)
      table.scrollToRow(at: last, at: .bottom, animated: false)
      screen.commit()
      table.setEditing(false, animated: animated)
      screen.advance(1)
      table.scrollToRow(at: first, at: .top, animated: false)
      screen.advance(1)
      #expect(abs(table.rectForRow(at: first).height - height) < 0.5)
      withExtendedLifetime(rows) {}
    }

    // MARK: Views in the cell itself

    /// A cell with views outside of its content view, as in many apps.
    private final class BubbleCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Some words ", count: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
          label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
          label.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test func viewsInTheCellItselfDecideTheHeight() throws {
      let table = UITableView(frame: screen.view.bounds)
      let rows = Rows()
      table.register(BubbleCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      screen.view.addSubview(table)
      screen.commit()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
      #expect(label.frame.height > 60 && label.frame.minY == 16)
      #expect(abs(cell.frame.height - label.frame.height - 48) < 0.5)
      #expect(screen.window.layoutState.engine?.reported.isEmpty == true)
      withExtendedLifetime(rows) {}
    }

    /// A cell has a different height while it's measured.
    ///
    /// Conflicts with that height aren't reported.
    @Test func nobodyIsToldOfConflictsWithAHeightThatIsMeasured() throws {
      let table = UITableView(frame: screen.view.bounds)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let rows = Rows()
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      screen.view.addSubview(table)
      screen.commit()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TallCell)
      cell.tall.constant = 130
      table.beginUpdates()
      table.endUpdates()
      screen.advance(1)
      screen.change { $0 = .iPhone15Landscape }
      screen.advance(1)
      #expect(screen.window.layoutState.engine?.reported.isEmpty == true)
      // A conflict that stays is reported.
      cell.heightAnchor.constraint(equalToConstant: 10).isActive = true
      screen.commit()
      #expect(screen.window.layoutState.engine?.reported.isEmpty == false)
      withExtendedLifetime(rows) {}
    }
  }
}

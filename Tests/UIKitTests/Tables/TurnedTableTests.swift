import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The heights of rows, headers, and footers after the device has been rotated.
  @MainActor struct TurnedTableTests {
    private let screen = TestScreen()

    /// A cell whose label is as wide as the cell and has as many lines as necessary.
    private final class TextCell: UITableViewCell {
      let label = UILabel()

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 12)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      private let text = String(repeating: "word ", count: 14)

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        text
      }

      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        text
      }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func everythingIsMeasuredAnew(_ style: UITableView.Style) throws {
      let table = UITableView(frame: screen.view.bounds, style: style)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let source = Source()
      table.register(TextCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      screen.view.addSubview(table)
      screen.commit()
      let first = IndexPath(row: 0, section: 0)
      func heights() throws -> [CGFloat] {
        let cell = try #require(table.cellForRow(at: first) as? TextCell)
        #expect(cell.frame.height == table.rectForRow(at: first).height)
        #expect(abs(cell.label.frame.height - (cell.contentView.frame.height - 20)) < 0.01)
        return [
          cell.frame.height, table.rectForHeader(inSection: 0).height,
          table.rectForFooter(inSection: 0).height,
        ]
      }
      let upright = try heights()
      screen.change { $0 = .iPhone15Landscape }
      screen.advance(1)
      let turned = try heights()
      #expect(zip(upright, turned).allSatisfy { $0 > $1 + 10 }, "\(upright) \(turned)")
      screen.change { $0 = .iPhone15 }
      screen.advance(1)
      #expect(try heights() == upright)
      withExtendedLifetime(source) {}
    }
  }
}

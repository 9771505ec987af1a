import Testing
import UIKit

extension OnScreen {
  /// The first frame of a table whose rows size themselves.
  @MainActor struct FirstFrameTests {
    private final class TextCell: UITableViewCell {
      let label = UILabel()

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TextCell.self, forCellReuseIdentifier: "cell")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = String(repeating: "many words ", count: 17)
        return cell
      }
    }

    @Test(arguments: [false, true])
    func everyRowIsLaidOutWhole(_ isInNavigation: Bool) {
      let rows = Rows()
      let screen = TestScreen(
        root: isInNavigation ? UINavigationController(rootViewController: rows) : rows)
      #expect(rows.tableView.window === screen.window)
      let cells = rows.tableView.visibleCells.compactMap { $0 as? TextCell }
      #expect(cells.count > 5)
      let first = cells[0].label.frame
      #expect(first.height > 60)
      for cell in cells {
        #expect(cell.label.frame.origin == first.origin)
        #expect(abs(cell.label.frame.height - first.height) < 0.5)
        #expect(abs(cell.contentView.bounds.height - first.height - 22) < 1)
      }
      #expect(cells[cells.count - 1].frame.maxY > rows.tableView.bounds.maxY)
    }
  }
}

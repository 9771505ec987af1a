import UIKit

/// The rows of a column; each leads to the next column.
class ColumnViewController: UITableViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(name) \(indexPath.row + 1)"
    cell.accessibilityIdentifier = cell.textLabel?.text
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let split = splitViewController else { return }
    let detail = split.viewController(for: .secondary) as? DetailViewController
    detail?.item = "\(name) \(indexPath.row + 1)"
    split.show(
      name == "Mailboxes" && split.style == .tripleColumn ? .supplementary : .secondary)
  }
}

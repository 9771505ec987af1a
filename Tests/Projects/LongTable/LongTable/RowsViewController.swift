import UIKit

/// A table of ten thousand rows.
class RowsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10_000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessibilityIdentifier = "row \(indexPath.row + 1)"
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}

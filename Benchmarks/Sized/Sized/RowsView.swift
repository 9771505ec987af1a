import UIKit

/// A table, whose first row counts.
class RowsView: UITableView, Counting, UITableViewDataSource {

  private let count: Int
  private var title = "row 0"

  init(count: Int) {
    self.count = count
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("RowsView is made in code")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = indexPath.row == 0 ? title : "row \(indexPath.row)"
    return cell
  }

  func show(_ count: String) {
    title = count
    reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}

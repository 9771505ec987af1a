import UIKit

/// A table that's longer than the screen, with the scrolling events of its delegate.
class RowsViewController: UITableViewController {
  private let count = 100
  private var told: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.accessibilityLabel = "Numbers"
    tableView.accessibilityIdentifier = "table"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Chose \(indexPath.row + 1)"
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    told = ["begin"]
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    told.append("end")
    if !decelerate { say() }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    told.append("rest")
    say()
  }

  private func say() {
    title = told.joined(separator: " ") + " \(Int(tableView.contentOffset.y.rounded()))"
  }
}

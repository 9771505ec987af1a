import UIKit

/// A table that's longer than the screen, with rows that show details, and can be deleted and
/// moved.
class ListViewController: UITableViewController {
  var items = (1...60).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    items.insert(items.remove(at: from.row), at: to.row)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = "Detail"
    detail.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    label.text = "This is \(items[indexPath.row])"
    detail.view.addSubview(label)
    navigationController?.pushViewController(detail, animated: true)
  }
}

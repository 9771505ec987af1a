import UIKit

/// Rows that are reordered, deleted, and inserted.
class ErrandsViewController: UITableViewController {
  private var errands = [["Bread", "Milk", "Stamps", "Paint"], ["Dentist", "Bank"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { errands.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands[section].count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { section == 0 ? "Shops" : "Offices" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    cell.textLabel?.text = errands[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    errands[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let errand = errands[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    errands[destinationIndexPath.section].insert(errand, at: destinationIndexPath.row)
    title = "\(errand) \(destinationIndexPath.section).\(destinationIndexPath.row)"
  }
}

import UIKit

/// The rows of a storyboard's primary column.
class MasterViewController: UITableViewController {
  private let items = ["Apples", "Pears", "Quinces"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let path = tableView.indexPathForSelectedRow else { return }
    let navigation = segue.destination as! UINavigationController
    let detail = navigation.topViewController as! DetailViewController
    detail.item = items[path.row]
    detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
  }
}

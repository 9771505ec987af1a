import UIKit

/// Rows and a refresh control in a storyboard.
class BoardViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  @IBAction func refresh(_ sender: UIRefreshControl) {
    sender.endRefreshing()
    title = "Board refreshed"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Chose \(tableView.indexPathsForSelectedRows?.count ?? 0)"
  }
}

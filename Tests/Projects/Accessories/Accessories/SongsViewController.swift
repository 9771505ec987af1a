import UIKit

/// A list that's long enough to scroll, with a search bar.
final class SongsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "All Songs"
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    let search = UISearchController()
    search.searchBar.placeholder = "Find a song"
    navigationItem.searchController = search
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Song \(indexPath.row)"
    return cell
  }
}

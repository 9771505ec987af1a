import UIKit

/// The days for which there are entries.
class EntriesViewController: UITableViewController {
  private let days = (1...40).map { "Day \($0)" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    cell.textLabel?.text = days[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let entry = segue.destination as? EntryViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    entry.day = days[row]
  }
}

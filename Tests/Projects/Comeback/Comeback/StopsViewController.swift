import UIKit

class StopsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stops"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    cell.textLabel?.text = "Stop \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      StopViewController(number: indexPath.row + 1), animated: true)
  }
}

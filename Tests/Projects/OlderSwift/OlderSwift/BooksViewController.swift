import UIKit

class BooksViewController: UITableViewController {
  var chose: (String) -> Void = { _ in }
  let titles = ["Emma", "Momo", "Ulysses"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableViewAutomaticDimension
    tableView.separatorStyle = UITableViewCellSeparatorStyle.none
    tableView.separatorInsetReference = UITableViewSeparatorInsetReference.fromCellEdges
    tableView.register(BookCell.self, forCellReuseIdentifier: "book")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return titles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    cell.accessoryType = UITableViewCellAccessoryType.disclosureIndicator
    cell.selectionStyle = UITableViewCellSelectionStyle.none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chose(titles[indexPath.row])
    tableView.scrollToRow(at: indexPath, at: UITableViewScrollPosition.top, animated: false)
  }
}

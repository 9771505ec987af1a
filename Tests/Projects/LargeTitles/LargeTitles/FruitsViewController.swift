import UIKit

/// A long table below a large title.
///
/// The first row leads to a table that can be searched.
class FruitsViewController: UITableViewController {
  private let isSearchable: Bool

  init(isSearchable: Bool = false) {
    self.isSearchable = isSearchable
    super.init(style: .plain)
    title = isSearchable ? "Search" : "Fruits"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    if isSearchable {
      navigationItem.searchController = UISearchController(searchResultsController: nil)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = "Fruit \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      FruitsViewController(isSearchable: true), animated: true)
  }
}

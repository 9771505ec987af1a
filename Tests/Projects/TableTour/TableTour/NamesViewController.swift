import UIKit

/// Sections with an index at the edge, and rows that are announced before they're needed.
class NamesViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private let letters = (UnicodeScalar("A").value...UnicodeScalar("Z").value)
    .compactMap { UnicodeScalar($0).map { String(Character($0)) } }
  private var announced = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    tableView.prefetchDataSource = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    title = "Names \(announced)"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { letters[section] }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + letters
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    if title == UITableView.indexSearch { return NSNotFound }
    self.title = "To \(title)"
    return index - 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = "\(letters[indexPath.section])-Name \(indexPath.row)"
    cell.accessoryType = .detailDisclosureButton
    return cell
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    title = "About \(letters[indexPath.section])\(indexPath.row)"
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announced += indexPaths.count
  }
}

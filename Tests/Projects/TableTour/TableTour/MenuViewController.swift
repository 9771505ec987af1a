import UIKit

/// The menu of the tables.
class MenuViewController: UITableViewController {
  private let screens: [(String, () -> UIViewController)] = [
    ("Planets", { PlanetsViewController(style: .plain) }),
    ("Errands", { ErrandsViewController(style: .insetGrouped) }),
    ("News", { NewsViewController(style: .plain) }),
    (
      "Board",
      { UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController()! }
    ),
    ("Tiles", { TilesViewController() }),
    ("Names", { NamesViewController(style: .plain) }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tables"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    cell.textLabel?.text = screens[indexPath.row].0
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(screens[indexPath.row].1(), animated: true)
  }
}

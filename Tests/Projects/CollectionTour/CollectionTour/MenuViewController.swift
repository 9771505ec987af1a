import UIKit

/// The menu of the tour.
class MenuViewController: UITableViewController {
  private let places: [(String, () -> UIViewController)] = [
    ("Tags", { TagsViewController() }),
    ("Ring", { RingViewController() }),
    ("Order", { OrderViewController(collectionViewLayout: UICollectionViewFlowLayout()) }),
    ("Shop", { ShopViewController() }),
    ("Mosaic", { MosaicViewController() }),
    ("Settings", { SettingsViewController() }),
    ("Outline", { OutlineViewController() }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tour"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = places[indexPath.row].0
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = places[indexPath.row].1()
    controller.title = places[indexPath.row].0
    navigationController?.pushViewController(controller, animated: true)
  }
}

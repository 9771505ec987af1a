import UIKit

/// A list of fruits.
class FruitsViewController: UITableViewController {
  var fruits = Fruits.all {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  var choose: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = fruits[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let choose { return choose(fruits[indexPath.row]) }
    let detail = UIViewController()
    detail.title = "About \(fruits[indexPath.row])"
    detail.view.backgroundColor = .systemBackground
    show(detail, sender: self)
  }
}

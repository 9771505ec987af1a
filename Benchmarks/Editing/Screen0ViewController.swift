import UIKit

/// A screen with a list and a button, of which a project has many.
class Screen0ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var tableView: UITableView!
  private let button = UIButton(type: .system)
  private var items: [Item0] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Add", for: .normal)
    button.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
    tableView?.dataSource = self
    tableView?.delegate = self
  }

  @objc private func add(_ sender: UIButton) {
    items.append(Item0(name: "Item \(items.count)", count: items.count))
    titleLabel?.text = "\(items.count) items"
    tableView?.reloadData()
  }

  @IBAction func clear(_ sender: Any) {
    items.removeAll()
    tableView?.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = items[indexPath.row].name
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(
      title: items[indexPath.row].name, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

struct Item0: Codable, Hashable {
  var name: String
  var count: Int
  var isEmpty: Bool { count == 0 }
}

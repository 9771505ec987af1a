import UIKit

/// Shows its name, and the number of times that it has appeared.
class PageViewController: UIViewController {
  private let name: String
  private let label = UILabel()
  private var appearances = 0

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
    tabBarItem.image = UIImage(systemName: name.lowercased())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
    label.text = "This is \(name), \(appearances)"
  }
}

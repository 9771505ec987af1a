import UIKit

/// The secondary column, which shows information about its surroundings.
class DetailViewController: UIViewController {
  var item: String? {
    didSet { update() }
  }

  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    view.backgroundColor = .secondarySystemBackground
    label.numberOfLines = 0
    label.textAlignment = .center
    label.accessibilityIdentifier = "detail"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
  }

  private func update() {
    guard let split = splitViewController else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    label.text =
      "\(item ?? "Nothing") \(split.isCollapsed ? "collapsed" : "expanded") "
      + "\(split.displayMode.rawValue) \(isCompact ? "compact" : "regular")"
  }
}

import UIKit

/// A screen whose bars have a subtitle, a badge, and a search bar.
class InboxViewController: UIViewController, UISearchResultsUpdating {
  private let found = UILabel()
  private let mail = UIBarButtonItem(image: UIImage(systemName: "envelope"))
  private let search = UISearchController(searchResultsController: nil)
  private var count = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Inbox"
    setUpItems()
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search mail"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.preferredSearchBarPlacement = .integrated
    toolbarItems = [
      UIBarButtonItem(title: "Filter"), navigationItem.searchBarPlacementBarButtonItem,
      UIBarButtonItem(title: "Write"),
    ]
    found.accessibilityIdentifier = "found"
    found.frame = CGRect(x: 20, y: 150, width: 350, height: 30)
    view.addSubview(found)
    addButton("Toolbar", y: 200) { $0.navigationItem.preferredSearchBarPlacement = .integrated }
    addButton("Button", y: 250) {
      $0.navigationItem.preferredSearchBarPlacement = .integratedButton
    }
    addButton("Navigation bar", y: 300) {
      $0.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    }
    addButton("Below", y: 350) { $0.navigationItem.preferredSearchBarPlacement = .stacked }
    addButton("Next", y: 400) { inbox in
      let next = UIViewController()
      next.title = "Next"
      next.view.backgroundColor = .systemBackground
      inbox.navigationController?.pushViewController(next, animated: true)
    }
    showCount()
  }

  private func setUpItems() {
    mail.accessibilityIdentifier = "mail"
    mail.accessibilityLabel = "Mail"
    mail.sharesBackground = false
    mail.primaryAction = UIAction(image: UIImage(systemName: "envelope")) { [weak self] _ in
      self?.count += 1
      self?.showCount()
    }
    let done = UIBarButtonItem(title: "Done", style: .prominent, target: nil, action: nil)
    navigationItem.rightBarButtonItems = [done, .fixedSpace(), mail]
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Large")
    navigationItem.leftBarButtonItem?.primaryAction = UIAction(title: "Large") { [weak self] _ in
      self?.navigationItem.largeTitle = "All mail"
      self?.navigationController?.navigationBar.prefersLargeTitles = true
    }
  }

  private func showCount() {
    mail.badge = .count(count)
    navigationItem.subtitle = "\(count) new"
  }

  private func addButton(
    _ title: String, y: CGFloat, _ action: @escaping (InboxViewController) -> Void
  ) {
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    view.addSubview(button)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found.text = text.isEmpty ? "Everything" : "Found \(text)"
  }
}

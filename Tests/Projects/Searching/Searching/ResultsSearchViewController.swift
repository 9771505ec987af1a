import UIKit

/// Shows the results in a separate view controller.
class ResultsSearchViewController: FruitsViewController, UISearchResultsUpdating {
  private let results = FruitsViewController(style: .plain)
  private lazy var search = UISearchController(searchResultsController: results)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Own results"
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    results.choose = { [unowned self] fruit in
      let detail = UIViewController()
      detail.title = "Found \(fruit)"
      detail.view.backgroundColor = .systemBackground
      results.presentingViewController?.navigationController?
        .pushViewController(detail, animated: true)
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    results.fruits = Fruits.found(searchController.searchBar.text)
  }
}

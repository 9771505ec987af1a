import UIKit

/// Has the search bar of a search controller above its rows.
class HeaderSearchViewController: FruitsViewController, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Header"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.sizeToFit()
    tableView.tableHeaderView = search.searchBar
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    fruits = Fruits.found(searchController.searchBar.text)
  }
}

import UIKit

/// Searches its own list, with a search bar below a large title, and with scopes.
class BarSearchViewController: FruitsViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  private let search = UISearchController(searchResultsController: nil)
  private var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    navigationController?.navigationBar.prefersLargeTitles = true
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search fruits"
    search.searchBar.scopeButtonTitles = ["All", "Long"]
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.prefersLargeTitles = isMovingFromParent == false
  }

  func updateSearchResults(for searchController: UISearchController) {
    fruits = Fruits.found(
      searchController.searchBar.text,
      longOnly: searchController.searchBar.selectedScopeButtonIndex == 1)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    contentUnavailableConfiguration =
      fruits.isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  func willPresentSearchController(_ searchController: UISearchController) { note("will present") }

  func didPresentSearchController(_ searchController: UISearchController) { note("did present") }

  func willDismissSearchController(_ searchController: UISearchController) { note("will dismiss") }

  func didDismissSearchController(_ searchController: UISearchController) {
    note("did dismiss")
    let alert = UIAlertController(
      title: "Events", message: events.joined(separator: ", "), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func note(_ event: String) { events.append(event) }
}

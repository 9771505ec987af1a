import UIKit

/// Search bars without a search controller.
class PlainBarViewController: UIViewController, UISearchBarDelegate {
  private let bar = UISearchBar()
  private let minimal = UISearchBar()
  private let result = UILabel()
  private var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.placeholder = "Anything"
    bar.prompt = "What are you looking for?"
    bar.showsCancelButton = true
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["Here", "There"]
    bar.delegate = self
    minimal.searchBarStyle = .minimal
    minimal.placeholder = "Minimal"
    minimal.showsBookmarkButton = true
    minimal.delegate = self
    result.numberOfLines = 0
    result.accessibilityIdentifier = "result"
    let stack = UIStackView(arrangedSubviews: [bar, minimal, result])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func note(_ event: String) {
    events.append(event)
    result.text = events.joined(separator: ", ")
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    note("should begin")
    return true
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("did begin") }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("did end") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    note("text \(searchText)")
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    text != "x"
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    note("search")
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    note("cancel")
    searchBar.resignFirstResponder()
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { note("bookmark") }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    note("scope \(selectedScope)")
  }
}

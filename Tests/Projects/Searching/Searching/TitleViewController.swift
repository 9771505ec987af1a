import UIKit

/// Has a search bar in place of its title.
class TitleViewController: FruitsViewController, UISearchBarDelegate {
  private let bar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.placeholder = "Search here"
    bar.delegate = self
    navigationItem.titleView = bar
    tableView.keyboardDismissMode = .onDrag
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    fruits = Fruits.found(searchText)
  }
}

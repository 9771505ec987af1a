import UIKit

/// A table whose search bar comes from a storyboard, with this as its delegate.
class StoryboardBarViewController: FruitsViewController, UISearchBarDelegate {
  @IBOutlet private var bar: UISearchBar!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = bar.placeholder
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    fruits = Fruits.found(searchText, longOnly: searchBar.selectedScopeButtonIndex == 1)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    fruits = Fruits.found(searchBar.text, longOnly: selectedScope == 1)
  }
}

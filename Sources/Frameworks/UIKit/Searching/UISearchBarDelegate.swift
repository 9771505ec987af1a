import Foundation

/// The methods that respond to editing and touches in a search bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbardelegate>.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing can start.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has started.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing can end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user can replace a part of the text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Returns whether the user can replace parts of the text.
  ///
  /// It's called instead of the method with a single range, on iOS 26 and later.
  @available(IOS26 )
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue],
    replacementText: String
  ) -> Bool
  /// Called when the search button is tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button is tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the search results button is tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when a scope button is tapped.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`, so that editing can start.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns `true`, so that editing can end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Returns `true`, so that all of the text can be replaced.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Returns the result of the method with a single range, which contains all of the ranges.
  @available(IOS26 )
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue],
    replacementText: String
  ) -> Bool {
    self.searchBar(
      searchBar, shouldChangeTextIn: ranges.unionRange, replacementText: replacementText)
  }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

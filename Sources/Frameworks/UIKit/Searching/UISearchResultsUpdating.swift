import Foundation

/// An object that updates the results while the user types.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search starts, and when its text or its scope changes.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chooses a suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

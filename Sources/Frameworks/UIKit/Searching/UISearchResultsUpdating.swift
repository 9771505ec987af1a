import Foundation

/// Updates what was found as a person types.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins, and when its text or its scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

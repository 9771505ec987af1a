/// A session for finding text in a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindsession>.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The way that the number of results is displayed.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uifindsession/searchresultdisplaystyle-swift.enum>.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The index of the current result and the number of results.
    case currentAndTotal
    /// The number of results.
    case total
    /// Nothing.
    case none
  }

  /// Creates a session.
  public override init() {
    super.init()
  }

  /// The number of results.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The way that the number of results is displayed.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the current result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches for text.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the current result.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Replaces all results.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Goes to another result.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Discards the results.
  open func invalidateFoundResults() {}
}

import UIKit

/// A session for finding text in a web view.
final class WebFindSession: UIFindSession {
  private weak var webView: WKWebView?
  private var query = ""
  private var options: UITextSearchOptions?
  private var found = false

  init(of webView: WKWebView) {
    self.webView = webView
    super.init()
    searchResultDisplayStyle = .none
  }

  override var resultCount: Int { found ? 1 : 0 }
  override var highlightedResultIndex: Int { found ? 0 : NSNotFound }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    (self.query, self.options) = (query, options)
    highlightNextResult(in: .forward)
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !query.isEmpty else { return found = false }
    let configuration = WKFindConfiguration()
    configuration.backwards = direction == .backward
    configuration.caseSensitive = options?.stringCompareOptions.contains(.caseInsensitive) == false
    webView?.find(query, configuration: configuration) { [weak self] in self?.found = $0.matchFound
    }
  }

  override func invalidateFoundResults() { found = false }
}

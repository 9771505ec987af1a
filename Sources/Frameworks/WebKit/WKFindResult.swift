import Foundation

/// The result of a search in a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkfindresult>.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  /// Whether the page contains the text.
  public let matchFound: Bool

  init(matchFound: Bool) {
    self.matchFound = matchFound
  }
}

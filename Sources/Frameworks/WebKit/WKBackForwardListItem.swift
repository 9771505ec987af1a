import Foundation

/// A page in a web view's history.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkbackforwardlistitem>.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address of the page.
  public let url: URL
  /// The title of the page.
  open internal(set) var title: String?
  /// The address that was originally requested.
  public let initialURL: URL

  init(url: URL, title: String?, initialURL: URL) {
    self.url = url
    self.title = title
    self.initialURL = initialURL
  }
}

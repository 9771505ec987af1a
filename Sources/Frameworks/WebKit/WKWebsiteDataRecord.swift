import Foundation

/// The data of a website in a data store.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkwebsitedatarecord>.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The name of the website, which is usually its domain.
  public let displayName: String
  /// The types of data that the website has.
  public let dataTypes: Set<String>

  init(_ displayName: String, _ dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
  }
}

import Foundation

/// A list of rules about the content of pages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkcontentrulelist>.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The name of the list.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }
}

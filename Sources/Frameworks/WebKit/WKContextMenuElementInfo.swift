import Foundation

/// An element of a page for which a menu is shown.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkcontextmenuelementinfo>.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// The address of the link, or `nil` if the element isn't a link.
  open private(set) var linkURL: URL?

  private override init() {}
}

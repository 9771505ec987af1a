import Foundation

/// An object that identifies the loading of a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigation>.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The content mode of the loaded page, which is always the one for mobile devices.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

import Foundation

/// A pool of processes that show pages, which has no effect since iOS 15.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkprocesspool>.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() {}
}

import Foundation

/// An object that a cache calls before it removes objects.
///
/// Follows <https://developer.apple.com/documentation/foundation/nscachedelegate>.
public protocol NSCacheDelegate: NSObjectProtocol {
  /// Called before an object is removed.
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}

extension NSCacheDelegate {
  /// Does nothing.
  public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}

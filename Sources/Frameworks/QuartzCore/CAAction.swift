/// What happens when a property of a layer changes.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caaction>.
public protocol CAAction {
  /// Makes it happen.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

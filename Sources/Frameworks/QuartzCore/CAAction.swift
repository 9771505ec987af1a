/// An object that responds when a layer changes.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caaction>.
public protocol CAAction {
  /// Called when the action that the key identifies is triggered.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

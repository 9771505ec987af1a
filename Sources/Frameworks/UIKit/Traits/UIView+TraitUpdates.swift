extension UIView {
  /// Does nothing, because views update their traits immediately.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Does nothing, because view controllers update their traits immediately.
  public func updateTraitsIfNeeded() {}
}

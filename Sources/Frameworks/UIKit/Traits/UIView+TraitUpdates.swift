extension UIView {
  /// Adopts traits that have changed, as views do at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Adopts traits that have changed, as view controllers do at once.
  public func updateTraitsIfNeeded() {}
}

extension UIView {
  /// Takes over traits that have changed, as views do at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Takes over traits that have changed, as view controllers do at once.
  public func updateTraitsIfNeeded() {}
}

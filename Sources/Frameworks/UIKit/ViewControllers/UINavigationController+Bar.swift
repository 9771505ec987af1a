extension UINavigationController {
  /// The navigation bar, which apps can replace with the `navigationBar` key.
  var replaceableNavigationBar: UINavigationBar {
    get { storedNavigationBar }
    set {
      let old = storedNavigationBar
      guard newValue !== old else { return }
      storedNavigationBar = newValue
      old.controller = nil
      newValue.controller = self
      newValue.isHidden = old.isHidden
      newValue.change(to: viewControllers.map(\.navigationItem), slide: .none)
      guard isViewLoaded else { return }
      view.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      view.setNeedsLayout()
    }
  }
}

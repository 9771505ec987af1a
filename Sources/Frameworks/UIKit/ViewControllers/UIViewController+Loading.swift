import AppRuntime
import Foundation

extension UIView {
  /// Lets another view take the view's place among its siblings.
  fileprivate func giveWay(to view: UIView) {
    guard let superview, !isDescendant(of: view) else { return }
    view.frame = frame
    view.layoutState.setPlacedByContainer(layoutState.isPlacedByContainer)
    superview.insertSubview(view, aboveSubview: self)
    removeFromSuperview()
  }
}

extension UIViewController {
  /// The view, which is loaded on first access.
  final var loadedView: UIView? {
    MainThreadChecker.check()
    loadViewIfNeeded()
    return storedView
  }

  /// Replaces the view with another one.
  final func own(_ view: UIView?) {
    if let storedView, storedView.owningViewController === self {
      storedView.owningViewController = nil
      if let view { storedView.giveWay(to: view) }
    }
    storedView = view
    view?.owningViewController = self
    // A view that was updated without a controller doesn't ask this one otherwise.
    view?.layoutState.setNeedsUpdateControllerProperties()
    safeAreaContributionDidChange()
  }

  /// Loads the view.
  ///
  /// If the app doesn't set one, it's reported.
  final func loadMissingView() {
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView == nil {
      report(
        .error,
        "\(type(of: self)).loadView() didn't set the view, so an empty one is used.")
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewDidLoad()
  }

  /// Loads the view from the storyboard or the nib, or creates an empty one.
  final func loadViewFromFile() {
    if let storyboardScene, storyboardScene.loadView(of: self) { return }
    if let name = nibNameToLoad {
      let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
      if storedView == nil { view = objects.lazy.compactMap { $0 as? UIView }.first }
      if storedView != nil { return }
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  private var nibNameToLoad: String? {
    if let nibName { return nibName }
    guard storyboardScene == nil else { return nil }
    let bundle = nibBundle ?? .main
    let className = TypeName.short(type(of: self))
    var names = [className]
    if className.hasSuffix("Controller") { names.insert(String(className.dropLast(10)), at: 0) }
    return names.first { bundle.path(forResource: $0, ofType: "xib") != nil }
  }
}

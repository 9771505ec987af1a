import AppRuntime

extension UIViewController {
  /// Terminates the app unless two view controllers to exchange are both children.
  func checkCanExchange(_ old: UIViewController, _ new: UIViewController) {
    guard old.parent !== self || new.parent !== self else { return }
    raise(
      "NSInvalidArgumentException",
      "Children view controllers \(type(of: old)) and \(type(of: new)) must have a common parent "
        + "view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
  }

  /// Terminates the app if the view of a child is added to the view of a view controller that isn't
  /// its parent.
  func checkParent(within superview: UIView) {
    // While a navigation bar shows a search, the search controller's view is outside its parent's
    // view.
    guard let parent, !(self is UISearchController) else { return }
    let views = sequence(first: superview, next: \.superview)
    guard let requested = views.lazy.compactMap(\.owningViewController).first,
      requested !== parent
    else { return }
    raise(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<\(type(of: self))> should have parent view controller:"
        + "<\(type(of: parent))> but requested parent is:<\(type(of: requested))>")
  }

  /// Exchanges two children, and notifies them of their appearance.
  func exchange(
    _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    checkCanExchange(old, new)
    let animated = duration > 0
    old.isInTransition = true
    old.beginAppearance(false, animated: animated)
    new.beginAppearance(true, animated: animated)
    exchangeViews(
      old, new, duration: duration, options: options, animations: animations,
      completion: { finished in
        old.view.removeFromSuperview()
        old.isInTransition = false
        old.endAppearance()
        new.endAppearance()
        completion?(finished)
      })
  }

  /// Replaces a child's view with another's, with the transition in the options.
  func exchangeViews(
    _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: @escaping (Bool) -> Void
  ) {
    let place = old.view.superview
    guard let place, options.namesTransition else {
      place?.addSubview(new.view)
      new.markIsAppearing()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: completion)
      return
    }
    UIView.transition(
      with: place, duration: duration, options: options,
      animations: {
        place.addSubview(new.view)
        new.markIsAppearing()
        old.view.isHidden = true
        animations?()
      },
      completion: { finished in
        old.view.isHidden = false
        completion(finished)
      })
  }
}

extension UIView.AnimationOptions {
  /// Whether the options contain a transition between two views.
  fileprivate var namesTransition: Bool { rawValue & (7 << 20) != 0 }
}

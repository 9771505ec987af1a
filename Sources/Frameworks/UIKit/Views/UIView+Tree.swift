import AppRuntime

extension UIView {
  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    if view === self { raise("NSInvalidArgumentException", "Can't add self as subview") }
    if view.superview === self {
      if let index = storedSubviews.place(of: view) { storedSubviews.remove(at: index) }
      insertInOrder(view, at: place(storedSubviews))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if newWindow != nil { view.owningViewController?.checkParent(within: self) }
    if oldWindow !== newWindow { view.willMoveTree(to: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.detach(view)
    }
    view.storedSuperview = self
    insertInOrder(view, at: place(storedSubviews))
    layoutState.contentNeedsLayout()
    view.layoutState.treeDidChange()
    view.didMoveTree(to: newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Exchanges two subviews.
  final func exchangeSubviews(at first: Int, _ second: Int) {
    let (firstView, secondView) = (storedSubviews[first], storedSubviews[second])
    insert(firstView) { _ in second }
    insert(secondView) { _ in first }
  }

  /// Removes the view from its superview, and calls all methods that the app overrides.
  final func leaveSuperview() {
    guard let old = superview else { return }
    let wasInWindow = window != nil
    if wasInWindow { willMoveTree(to: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.detach(self)
    didMoveTree(to: nil)
    didMoveToSuperview()
  }

  /// Returns whether the view is another view or one of its descendants.
  final func isInTree(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the nearest descendant with a tag.
  final func subview(withTag tag: Int) -> UIView? {
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insertInOrder(_ view: UIView, at index: Int) {
    let index = min(max(0, index), storedSubviews.count)
    storedSubviews.insert(view, at: index)
    if index + 1 < storedSubviews.count {
      backingLayer.insertSublayer(view.backingLayer, below: storedSubviews[index + 1].backingLayer)
    } else if index > 0 {
      backingLayer.insertSublayer(view.backingLayer, above: storedSubviews[index - 1].backingLayer)
    } else {
      backingLayer.addSublayer(view.backingLayer)
    }
  }

  func detach(_ view: UIView) {
    layoutState.removeConstraints(about: view)
    layoutState.treeDidChange()
    if let place = storedSubviews.place(of: view) { storedSubviews.remove(at: place) }
    view.backingLayer.removeFromSuperlayer()
    view.storedSuperview = nil
  }

  func willMoveTree(to window: UIWindow?) {
    willMove(toWindow: window)
    if window == nil, isFirstResponder { _ = forceToResignFirstResponder() }
    owningViewController?.viewWillMove(to: window)
    for subview in storedSubviews { subview.willMoveTree(to: window) }
  }

  func didMoveTree(to window: UIWindow?) {
    if superview != nil { adoptSurroundings() }
    let tint = inheritedTintColor
    if tint != lastTintColor {
      lastTintColor = tint
      tintColorDidChangeInTree()
    }
    guard storedWindow !== window else { return }
    setWindow(window)
  }

  private func takeAppearance() {
    layoutState.appearanceRevision = AppearanceProxies.revision
    AppearanceProxies.apply(to: self, in: next, traits: traitCollection)
  }

  /// Applies the appearance that the app has set since the view entered its window, once, as the
  /// view is laid out there for the first time.
  ///
  /// Many apps set the appearance of bars after `makeKeyAndVisible()`, and iOS shows it.
  func takeLateAppearance() {
    guard let known = layoutState.appearanceRevision, window != nil else { return }
    if known != AppearanceProxies.revision { takeAppearance() }
    layoutState.appearanceRevision = nil
  }

  /// Notifies the view and its descendants that they're in another window.
  func setWindow(_ window: UIWindow?) {
    storedWindow = window
    if window != nil { takeAppearance() }
    didMoveToWindow()
    owningViewController?.viewDidMove(to: window)
    for subview in storedSubviews where subview.storedWindow !== window {
      subview.setWindow(window)
    }
  }
}

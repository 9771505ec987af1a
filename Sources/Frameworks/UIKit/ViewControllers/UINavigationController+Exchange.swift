import Foundation

// Replacing one view controller with another.
extension UINavigationController {
  /// Starts the transition between view controllers, and requests its animator and interaction
  /// controller from the delegate.
  func prepareExchange(
    _ operation: Operation, from old: UIViewController?, to new: UIViewController?
  ) -> ViewControllerTransition {
    if let transition = swipe.takeTransition() { return transition }
    let transition = begin(from: old, to: new)
    guard let delegate, let old, let new,
      let animator = delegate.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    else {
      prepareZoom(transition, operation, from: old, to: new)
      return transition
    }
    transition.prepare(
      animator,
      interaction: delegate.navigationController(self, interactionControllerFor: animator))
    return transition
  }

  /// Lets a pushed or popped view controller's preferred transition animate, if it's a zoom.
  private func prepareZoom(
    _ transition: ViewControllerTransition, _ operation: Operation, from old: UIViewController?,
    to new: UIViewController?
  ) {
    guard let old, let new else { return }
    let isArriving = operation == .push
    let animator = ZoomAnimator(
      from: isArriving ? old : new, to: isArriving ? new : old, isArriving: isArriving)
    if let animator { transition.prepare(animator, interaction: nil) }
  }

  /// Replaces one view controller with another, and notifies both and the delegate.
  func exchange(
    _ old: UIViewController?, for new: UIViewController?, operation: Operation,
    removed: [UIViewController], with transition: ViewControllerTransition?
  ) {
    let isOnScreen = isAppearingOrAppeared
    let animated = transition != nil
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    // While its view is loading, the new view controller isn't shown, and might change the stack.
    shown = old
    let newView = new?.view
    guard stack.last === new else {
      new?.isMovingToParent = false
      return finishMoving(removed)
    }
    shown = new
    let oldView = old?.viewIfLoaded
    old?.isInTransition = true
    new?.isInTransition = true
    if isOnScreen {
      old?.beginAppearance(false, animated: animated)
      new?.beginAppearance(true, animated: animated)
    }
    let frame = new.map(contentFrame) ?? .zero
    layoutBars()
    newView?.translatesAutoresizingMaskIntoConstraints = true
    newView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    newView?.frame = frame
    let isCustom = transition?.isPrepared ?? false
    if let newView, !isCustom {
      if operation == .pop, let oldView, oldView.superview === container {
        container.insertSubview(newView, belowSubview: oldView)
      } else {
        container.addSubview(newView)
      }
    }
    if isOnScreen { new?.markIsAppearing() }

    let finish: @MainActor (Bool) -> Void = { [self] isCompleted in
      guard isCompleted else {
        cancelExchange(old, for: new)
        return
      }
      if oldView?.superview === container { oldView?.removeFromSuperview() }
      newView?.frame = new.map(contentFrame) ?? frame
      new?.navigationItem.searchController?.place()
      old?.isInTransition = false
      new?.isInTransition = false
      if isOnScreen {
        old?.endAppearance()
        if animated {
          new?.endAppearance()
        } else if let new {
          RunLoopTurn.shared.addAppearing(new)
        }
      }
      old?.isMovingFromParent = false
      new?.isMovingToParent = false
      settleTop()
      finishMoving(removed)
      self.transition = nil
      settledStack = stack
      container.isUserInteractionEnabled = true
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
      runAfterTransition()
    }
    guard let transition, let old, let oldView, let new, let newView else {
      finish(true)
      return
    }
    container.isUserInteractionEnabled = false
    self.transition = transition
    transition.views = [.from: oldView, .to: newView]
    transition.initialFrames = [ObjectIdentifier(old): oldView.frame]
    transition.finalFrames = [ObjectIdentifier(new): frame]
    transition.completion = finish
    if isCustom {
      transition.runPrepared()
      return
    }
    newView.layoutIfNeeded()
    if DeviceSettings.prefersCrossFade {
      transition.crossFade(to: newView)
      return
    }
    let look = SystemDesign.current.transitions
    let width = container.bounds.width
    newView.frame.origin.x = operation == .pop ? -width * look.parallax : width
    transition.run(duration: look.pushing) {
      newView.frame.origin.x = frame.minX
      oldView.frame.origin.x = operation == .pop ? width : -width * look.parallax
    }
  }

  /// Restores the stack before an exchange, which was canceled.
  private func cancelExchange(_ old: UIViewController?, for new: UIViewController?) {
    let added = stack.filter { !settledStack.contains($0) }
    stack = settledStack
    shown = old
    unsettled = nil
    transition = nil
    storedNavigationBar.change(to: stack.map(\.navigationItem), slide: .none)
    toolbarItemsDidChange(animated: false)
    new?.beginAppearance(false, animated: true)
    new?.viewIfLoaded?.removeFromSuperview()
    new?.endAppearance()
    new?.isInTransition = false
    new?.isMovingToParent = false
    for controller in added { controller.willMove(toParent: nil) }
    finishMoving(added)
    if let oldView = old?.viewIfLoaded, oldView.superview !== container {
      container.addSubview(oldView)
    }
    old?.isMovingFromParent = false
    old?.beginAppearance(true, animated: true)
    layoutBars()
    old?.endAppearance()
    old?.isInTransition = false
    container.isUserInteractionEnabled = true
    runAfterTransition()
  }

  private func runAfterTransition() {
    let work = afterTransition
    afterTransition = []
    for item in work { item() }
  }

  /// Notifies the new top view controller that it was moved to this parent.
  func settleTop() {
    guard let settled = unsettled else { return }
    unsettled = nil
    if settled.parent === self { settled.didMove(toParent: self) }
  }

  func finishMoving(_ removed: [UIViewController]) {
    for controller in removed where controller.parent === self { controller.removeFromParent() }
  }
}

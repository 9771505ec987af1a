import Foundation

extension UIViewController {
  /// Whether the view is on the screen or about to appear.
  @_spi(Quince) public var isAppearingOrAppeared: Bool {
    appearance == .appearing || appearance == .appeared
  }

  /// Starts to appear or disappear at a container's request.
  func beginForwardedAppearance(_ isAppearing: Bool, animated: Bool) {
    isForwardedByHand = true
    beginAppearance(isAppearing, animated: animated)
  }

  /// Finishes appearing or disappearing at a container's request.
  func endForwardedAppearance() {
    isForwardedByHand = false
    if appearance == .appearing { markIsAppearing() }
    endAppearance()
  }

  /// Starts to appear or disappear, with the children.
  @_spi(Quince) public func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard !isAppearingOrAppeared else { return }
      loadViewIfNeeded()
      appearance = .appearing
      hasReportedIsAppearing = false
      isAppearanceAnimated = animated
      viewWillAppear(animated)
    } else {
      guard isAppearingOrAppeared else { return }
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    }
    SystemAppearanceReporter.shared.setNeedsUpdate()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenToForwardTo { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Calls `viewIsAppearing(_:)` once.
  @_spi(Quince) public func markIsAppearing() {
    guard appearance == .appearing else { return }
    if !hasReportedIsAppearing {
      hasReportedIsAppearing = true
      viewIsAppearing(isAppearanceAnimated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenToForwardTo { child.markIsAppearing() }
  }

  /// Ends appearing or disappearing, with the children.
  @_spi(Quince) public func endAppearance() {
    switch appearance {
    case .appearing:
      markIsAppearing()
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      return
    }
    SystemAppearanceReporter.shared.setNeedsUpdate()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenToForwardTo { child.endAppearance() }
  }

  /// The children that are shown as part of this one.
  var childrenToForwardTo: [UIViewController] {
    guard let storedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: storedView) ?? false }
  }

  /// Appears without an animation, during the rest of this iteration of the run loop.
  func appearIfNeeded() {
    guard !isAppearingOrAppeared else { return }
    beginAppearance(true, animated: false)
    RunLoopTurn.shared.addAppearing(self)
  }

  /// Disappears immediately.
  func disappear(animated: Bool) {
    beginAppearance(false, animated: animated)
    endAppearance()
  }

  /// Called before the view moves to another window.
  func viewWillMove(to window: UIWindow?) {
    guard UIApplication.shared.isShowingContent, isForwardedTo else { return }
    if window != nil {
      if appearance == .disappeared || appearance == .disappearing {
        if appearance == .disappearing { endAppearance() }
        beginAppearance(true, animated: false)
        RunLoopTurn.shared.addAppearing(self)
      }
    } else if isAppearingOrAppeared {
      beginAppearance(false, animated: false)
    }
  }

  /// Called after the view has moved to another window.
  func viewDidMove(to window: UIWindow?) {
    guard window == nil, appearance == .disappearing else { return }
    if !isInTransition, !isForwardedByHand { endAppearance() }
  }

  var isForwardedTo: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}

import CoreGraphics

extension UITabBarController {
  /// Shows an accessory in place of the current one.
  final func show(_ accessory: UITabAccessory?, animated: Bool) {
    let old = surroundings.accessoryBar
    guard accessory !== old?.accessory else { return }
    let new = accessory.map(TabAccessoryBar.init)
    surroundings.accessoryBar = new
    guard let view = viewIfLoaded else {
      old?.leave()
      return
    }
    if let new { view.addSubview(new) }
    layOutBars()
    insetContent()
    view.setNeedsLayout()
    guard animated, view.window != nil else {
      old?.leave()
      return
    }
    new?.alpha = 0
    UIView.animate(
      withDuration: SystemDesign.current.transitions.tabBarChanging,
      animations: {
        new?.alpha = 1
        old?.alpha = 0
      }, completion: { _ in old?.leave() })
  }

  /// Positions the accessory above the tab bar, or inside it if it's minimized.
  ///
  /// Returns the height above the tab bar that the accessory covers.
  final func layOutAccessory(around bar: UITabBar, isShown: Bool) -> CGFloat {
    guard let accessoryBar = surroundings.accessoryBar else { return 0 }
    if let frame = bar.frameBetweenMinimizedItems, isShown {
      accessoryBar.isInline = true
      accessoryBar.frame = frame.offsetBy(dx: bar.frame.minX, dy: bar.frame.minY)
      return 0
    }
    let height = TabAccessoryBar.height
    accessoryBar.isInline = false
    accessoryBar.frame = CGRect(
      x: bar.frame.minX, y: bar.frame.minY - (isShown ? height : 0), width: bar.frame.width,
      height: height)
    return height
  }

  /// Updates the layout guide for the content.
  final func setContentInsets(_ insets: UIEdgeInsets) {
    guard insets != surroundings.contentInsets else { return }
    surroundings.contentInsets = insets
    if view.layoutState.barContentGuide != nil { view.layoutState.guidesDidChange() }
  }

  final func makeContentGuide() -> UILayoutGuide {
    let guide = UILayoutGuide("tab bar content", of: view) { [weak self] in
      $0.bounds.inset(by: self?.surroundings.contentInsets ?? .zero)
    }
    view.layoutState.barContentGuide = guide
    return guide
  }
}

extension UITabBarController {
  /// The direction of scrolling that makes a tab bar smaller.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior>.
  @available(IOS26 )
  public enum MinimizeBehavior: Int, Sendable {
    /// The system chooses the behavior, which is to keep the bar as it is.
    case automatic = 0
    /// The bar doesn't change.
    case never = 1
    /// The bar becomes smaller when the user scrolls toward the end of the content.
    case onScrollDown = 2
    /// The bar becomes smaller when the user scrolls toward the start of the content.
    case onScrollUp = 3
  }

  /// The items in the bar while it's minimized, or `nil` otherwise.
  final var minimizedItems: [UITabBarItem]? {
    guard surroundings.minimizing.isMinimized, let item = selected?.tabBarItem else { return nil }
    let prominent = prominentTab?.item
    return [item] + (prominent === item ? [] : [prominent].compactMap { $0 })
  }

  /// The tab that stays visible while the bar is minimized.
  private var prominentTab: UITab? {
    let tabs = shownTabs
    return tabs.first { $0.identifier == surroundings.prominentIdentifier }
      ?? tabs.first { $0 is UISearchTab }
  }

  /// Minimizes the bar or shows all of it, depending on how the user scrolls the content.
  final func followScrolling(in scrollView: UIScrollView) {
    guard surroundings.minimizing.followsScrolling,
      topOfSelected?.contentScrollView(for: .bottom) === scrollView
    else { return }
    changeMinimizing { $0.contentDidScroll(in: scrollView) }
  }

  /// Changes whether the bar is minimized, with an animation.
  final func changeMinimizing(_ change: (inout TabBarMinimizing) -> Void) {
    let wasMinimized = surroundings.minimizing.isMinimized
    change(&surroundings.minimizing)
    guard surroundings.minimizing.isMinimized != wasMinimized, isViewLoaded else { return }
    guard view.window != nil else { return view.setNeedsLayout() }
    UIView.animate(withDuration: SystemDesign.current.transitions.tabBarChanging) { [self] in
      layOutBars()
      replaceableTabBar.layoutIfNeeded()
      surroundings.accessoryBar?.layoutIfNeeded()
    }
    insetContent()
  }

  /// Shows the whole bar if the user taps the selected item in the minimized bar.
  ///
  /// Returns whether it did.
  final func expandBar(byTapping item: UITabBarItem) -> Bool {
    guard surroundings.minimizing.isMinimized, item === selected?.tabBarItem else { return false }
    changeMinimizing { $0.expand() }
    return true
  }
}

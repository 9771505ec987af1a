extension UITabBarController {
  /// Whether the More tab's list has a button for customizing the tabs.
  final var isCustomizable: Bool { !customizable.isEmpty }

  private var customizable: [UIViewController] {
    let all = viewControllers ?? []
    return (customizableViewControllers ?? []).filter(all.contains)
  }

  /// Lets the user customize the tabs.
  final func customize() {
    let controllers = customizable
    delegate?.tabBarController(self, willBeginCustomizing: controllers)
    let customization = TabCustomizationController(
      items: controllers.map { $0.tabBarItem }, bar: tabBar.items ?? [])
    customization.finish = { [weak self, weak customization] in
      guard let self, let customization else { return }
      endCustomizing(customization)
    }
    presentTabCustomization(customization, animated: true)
  }

  private func endCustomizing(_ customization: TabCustomizationController) {
    let isChanged = customization.isChanged
    let order = order(of: customization.arrangement)
    delegate?.tabBarController(self, willEndCustomizing: order, changed: isChanged)
    if isChanged { takeOrder(order) }
    dismiss(animated: true) { [self] in
      delegate?.tabBarController(self, didEndCustomizing: order, changed: isChanged)
    }
  }

  /// Returns the view controllers in the order of their tabs, followed by those in the More tab's
  /// list.
  private func order(of bar: [UITabBarItem]) -> [UIViewController] {
    let all = viewControllers ?? []
    let tabs = bar.compactMap { item in all.first { $0.tabBarItem === item } }
    return tabs + all.filter { !tabs.contains($0) }
  }
}

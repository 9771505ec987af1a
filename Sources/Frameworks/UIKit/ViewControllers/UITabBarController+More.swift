extension UITabBarController {
  /// Returns the view controllers with tabs.
  ///
  /// These are all of them, or the first four and the More view controller.
  final func tabControllers(of controllers: [UIViewController]) -> [UIViewController] {
    hasMore(controllers) ? controllers.prefix(4) + [moreNavigationController] : controllers
  }

  private func hasMore(_ controllers: [UIViewController]) -> Bool {
    controllers.count > 5 && !UIDevice.current.isPad
  }

  /// Returns the tab that shows a view controller.
  final func tab(of controller: UIViewController) -> UIViewController {
    tabControllers(of: viewControllers ?? []).contains(controller)
      ? controller : moreNavigationController
  }

  final func makeMoreNavigationController() -> MoreNavigationController {
    let more = MoreNavigationController(nibName: nil, bundle: nil)
    more.list.choose = { [weak more] in more?.display($0, animated: true) }
    more.takeBack = { [weak self] controller in
      guard let self, viewControllers?.contains(controller) == true else { return }
      addChild(controller)
      controller.didMove(toParent: self)
    }
    return more
  }

  /// Updates the view controllers that don't have a tab.
  final func updateMore() {
    let all = viewControllers ?? []
    guard hasMore(all) else {
      existingMore?.display(nil, animated: false)
      existingMore?.list.controllers = []
      return
    }
    if moreNavigationController.parent == nil {
      addChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    }
    let hidden = Array(all.dropFirst(4))
    if let displayed = existingMore?.displayed, !hidden.contains(displayed) {
      existingMore?.display(nil, animated: false)
    }
    existingMore?.list.controllers = hidden
    existingMore?.list.customize = isCustomizable ? { [weak self] in self?.customize() } : nil
  }
}

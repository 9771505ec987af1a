import CoreGraphics

extension UISplitViewController {
  /// Collapses or expands the columns according to the available space.
  func updateCollapse() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard !hasDecided || isNarrow != storedIsCollapsed else { return }
    let isFirst = !hasDecided
    hasDecided = true
    if isNarrow {
      collapse()
      storedIsCollapsed = true
      moveInspector()
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      guard !isFirst else { return adoptTraits() }
      storedIsCollapsed = false
      expand()
      moveInspector()
      delegate?.splitViewControllerDidExpand(self)
    }
    adoptTraits()
    viewIfLoaded?.setNeedsLayout()
  }

  private func adoptTraits() {
    for child in children { child.viewIfLoaded?.adoptSurroundings() }
  }

  private var primaryNavigation: UINavigationController? {
    shownController(for: .primary) as? UINavigationController
  }

  // MARK: Collapsing

  /// Stacks the columns on top of each other.
  func collapse() {
    guard columns[.compact] == nil else { return }
    if style == .unspecified { return collapseList() }
    let proposed: Column = columns[.secondary] != nil ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .secondary || top == .supplementary { move(.supplementary) }
    if top == .secondary { move(.secondary) }
  }

  private func collapseList() {
    if let primary = delegate?.primaryViewController(forCollapsing: self) {
      columns[.primary] = primary
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary],
      moved[.secondary] == nil
    else { return }
    let isDone = delegate?.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    if isDone != true { move(.secondary) }
  }

  /// Pushes a column's content onto the shared navigation controller.
  private func move(_ column: Column, animated: Bool = false) {
    guard moved[column] == nil, let navigation = primaryNavigation,
      let controller = shownController(for: column), controller !== navigation
    else { return }
    guard let own = controller as? UINavigationController else {
      controller.removeFromParent()
      moved[column] = (nil, [controller])
      navigation.setViewControllers(navigation.viewControllers + [controller], animated: animated)
      return
    }
    let controllers = own.viewControllers
    controllers.first?.navigationItem.dropItem(parts.toggleItem)
    controllers.first?.navigationItem.dropItem(parts.hidingItem)
    own.setViewControllers([], animated: false)
    moved[column] = (own, controllers)
    navigation.setViewControllers(navigation.viewControllers + controllers, animated: animated)
  }

  // MARK: Expanding

  /// Arranges the columns side by side again.
  private func expand() {
    let proposed = resolvedMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if mode != proposed { chosenMode = mode }
    if style == .unspecified, let primary = columns[.primary] {
      if let new = delegate?.primaryViewController(forExpanding: self) { columns[.primary] = new }
      let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary)
      if let separated {
        moved[.secondary] = nil
        columns[.secondary] = separated
        if separated.parent !== self { adopt(separated) }
        return
      }
    }
    takeBack(.secondary)
    takeBack(.supplementary)
  }

  private func adopt(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Moves the view controllers that were pushed for a column and after it back to the column.
  private func takeBack(_ column: Column) {
    guard let (own, controllers) = moved.removeValue(forKey: column),
      let navigation = primaryNavigation
    else { return }
    let stack = navigation.viewControllers
    let first = stack.firstIndex { controller in controllers.contains { $0 === controller } }
    let back = first.map { Array(stack[$0...]) } ?? controllers
    if let first { navigation.setViewControllers(Array(stack[..<first]), animated: false) }
    if let own {
      own.setViewControllers(back, animated: false)
      if own.parent !== self { adopt(own) }
    } else if let controller = back.first {
      adopt(controller)
    }
  }

  // MARK: One column on top

  /// Shows a column on top of those before it.
  func bringToTop(_ column: Column) {
    switch column {
    case .primary:
      popColumn(.supplementary)
      popColumn(.secondary)
    case .supplementary:
      putOnStack(.supplementary, animated: true)
      popColumn(.secondary)
    case .secondary:
      putOnStack(.supplementary, animated: false)
      putOnStack(.secondary, animated: true)
    case .compact, .inspector: break
    }
  }

  private func putOnStack(_ column: Column, animated: Bool) {
    guard !isOnStack(column) else { return }
    if let entry = moved[column] { restore(column, entry) }
    move(column, animated: animated)
  }

  final func isOnStack(_ column: Column) -> Bool {
    guard let controllers = moved[column]?.controllers else { return false }
    return primaryNavigation?.viewControllers.contains { controllers.contains($0) } ?? false
  }

  /// Returns view controllers that were popped from the stack to their column, so that they can be
  /// shown again.
  private func restore(
    _ column: Column,
    _ entry: (navigation: UINavigationController?, controllers: [UIViewController])
  ) {
    moved[column] = nil
    entry.navigation?.setViewControllers(entry.controllers, animated: false)
  }

  /// Returns to the screen before a column.
  func popColumn(_ column: Column) {
    guard let entry = moved[column], let navigation = primaryNavigation else { return }
    let stack = navigation.viewControllers
    if let first = stack.firstIndex(where: { entry.controllers.contains($0) }), first > 0 {
      navigation.popToViewController(stack[first - 1], animated: true)
    }
  }

  // MARK: Storyboards

  /// Applies a relationship in a storyboard that specifies a column.
  func relate(_ relationship: String, to controller: UIViewController) {
    let columns: [String: Column] = [
      "masterViewController": .primary, "primaryViewController": .primary,
      "supplementaryViewController": .supplementary, "detailViewController": .secondary,
      "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
    if let column = columns[relationship] { setViewController(controller, for: column) }
  }

  // MARK: Showing

  func showInPrimary(_ controller: UIViewController) {
    if let navigation = primaryNavigation {
      navigation.pushViewController(controller, animated: true)
    } else {
      setViewController(controller, for: .primary)
    }
  }

  func showInSecondary(_ controller: UIViewController) {
    guard storedIsCollapsed else {
      if style != .unspecified, !(controller is UINavigationController),
        let navigation = shownController(for: .secondary) as? UINavigationController
      {
        columns[.secondary] = navigation
        navigation.setViewControllers([controller], animated: false)
      } else {
        setViewController(controller, for: .secondary)
      }
      if displayMode == .oneOverSecondary { change(to: .secondaryOnly) }
      return
    }
    guard primaryNavigation != nil else { return present(controller, animated: true) }
    popBeneath(.secondary)
    if let old = shownController(for: .secondary), old.parent === self {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    columns[.secondary] = controller
    wrappers[.secondary] = nil
    moved[.secondary] = nil
    move(.secondary, animated: true)
  }

  /// Removes a column's content from the stack, so that something else can replace it.
  private func popBeneath(_ column: Column) {
    guard let controllers = moved[column]?.controllers, let navigation = primaryNavigation else {
      return
    }
    let stack = navigation.viewControllers
    guard let first = stack.firstIndex(where: { controllers.contains($0) }), first > 0 else {
      return
    }
    navigation.setViewControllers(Array(stack[..<first]), animated: false)
  }
}

extension UINavigationItem {
  /// Removes a button that's used only in some column arrangements.
  fileprivate func dropItem(_ item: UIBarButtonItem) {
    if leftBarButtonItems?.count == 1, leftBarButtonItem === item { leftBarButtonItem = nil }
  }
}

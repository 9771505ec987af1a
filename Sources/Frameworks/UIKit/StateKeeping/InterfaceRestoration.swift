import DeviceProtocol

/// Returns the user to their previous location in the app, as far as its view controllers can be
/// re-created.
@MainActor
final class InterfaceRestoration {
  private let window: UIWindow
  private var isElsewhere = false
  private var texts = 0
  private var values = 0
  private var scrolls = 0
  private var leftOut: [String] = []

  init(in window: UIWindow) {
    self.window = window
  }

  /// Restores a state.
  func restore(_ state: InterfaceState) -> StateRestoration {
    let animated = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(animated) }
    if let saved = state.root, let root = window.rootViewController { restore(saved, in: root) }
    window.layoutIfNeeded()
    return StateRestoration(
      screen: screen, isElsewhere: isElsewhere, texts: texts, values: values, scrolls: scrolls,
      leftOut: leftOut)
  }

  /// The result if the app has restored its own state.
  var restoredByApp: StateRestoration {
    StateRestoration(
      screen: screen, isElsewhere: true, isByApp: true, texts: 0, values: 0, scrolls: 0,
      leftOut: [])
  }

  private var screen: String {
    window.rootViewController.map { InterfaceState.Controller.title(of: Self.front(of: $0)) } ?? ""
  }

  /// Returns the frontmost visible view controller.
  private static func front(of controller: UIViewController) -> UIViewController {
    if let presented = controller.ownPresentation?.presented { return front(of: presented) }
    switch controller {
    case let navigation as UINavigationController:
      return navigation.topViewController.map(front) ?? navigation
    case let tabs as UITabBarController: return tabs.selectedViewController.map(front) ?? tabs
    default: return controller
    }
  }

  private func restore(_ saved: InterfaceState.Controller, in controller: UIViewController) {
    guard saved.className == InterfaceState.Controller.name(of: controller) else {
      return leaveOut(saved, "another screen is in its place")
    }
    controller.loadViewIfNeeded()
    window.layoutIfNeeded()
    restoreViews(of: saved, in: controller)
    switch controller {
    case let tabs as UITabBarController: restore(saved, inTabs: tabs)
    case let navigation as UINavigationController: restore(saved, inStack: navigation)
    default:
      for (child, controller) in zip(saved.children, controller.children) {
        restore(child, in: controller)
      }
    }
    for presented in saved.presented { restore(presented, presentedBy: controller) }
  }

  private func restoreViews(of saved: InterfaceState.Controller, in controller: UIViewController) {
    guard !saved.views.isEmpty else { return }
    let index = ViewIndex(of: controller)
    var missing = 0
    for state in saved.views {
      guard let view = index.view(named: state.name), view.restore(state.value) else {
        missing += 1
        continue
      }
      switch state.value {
      case .text: texts += 1
      case .offset: scrolls += 1
      default: values += 1
      }
    }
    guard missing > 0 else { return }
    leftOut.append(
      missing == 1
        ? "1 view of \(saved.title) no longer exists."
        : "\(missing) views of \(saved.title) no longer exist.")
  }

  private func restore(_ saved: InterfaceState.Controller, inTabs tabs: UITabBarController) {
    let controllers = tabs.viewControllers ?? []
    if let selected = saved.selected, selected != tabs.selectedIndex {
      if controllers.indices.contains(selected) {
        tabs.selectedIndex = selected
        isElsewhere = true
      } else {
        leftOut.append("Tab \(selected + 1) no longer exists.")
      }
    }
    // Tabs that the user hasn't visited aren't restored.
    for (child, controller) in zip(saved.children, controllers) where child.isWorthRestoring {
      restore(child, in: controller)
    }
  }

  private func restore(
    _ saved: InterfaceState.Controller, inStack navigation: UINavigationController
  ) {
    for (index, child) in saved.children.enumerated() {
      if index >= navigation.viewControllers.count {
        guard let source = navigation.topViewController,
          show(child, from: source, by: { navigation.pushViewController($0, animated: false) }),
          index < navigation.viewControllers.count
        else { return }
        isElsewhere = true
      }
      restore(child, in: navigation.viewControllers[index])
    }
  }

  private func restore(
    _ saved: InterfaceState.Controller, presentedBy controller: UIViewController
  ) {
    if controller.ownPresentation == nil {
      guard show(saved, from: controller, by: { controller.present($0, animated: false) }) else {
        return
      }
    }
    guard let presented = controller.ownPresentation?.presented else {
      return leaveOut(saved, "it isn't shown when the segue is performed")
    }
    isElsewhere = true
    restore(saved, in: presented)
  }

  // MARK: Creating view controllers

  /// Shows a view controller that doesn't exist yet.
  /// - Returns: Whether the view controller can be re-created.
  private func show(
    _ saved: InterfaceState.Controller, from source: UIViewController,
    by showing: (UIViewController) -> Void
  ) -> Bool {
    window.layoutIfNeeded()
    if case .segue(let id, let sender) = saved.origin {
      return perform(id, sender, for: saved, from: source)
    }
    guard let controller = make(saved, from: source) else { return false }
    showing(controller)
    return true
  }

  private func perform(
    _ id: String, _ place: SenderPlace, for saved: InterfaceState.Controller,
    from source: UIViewController
  ) -> Bool {
    guard let (owner, scene, node) = segue(id, from: source) else {
      leaveOut(saved, "its segue no longer exists")
      return false
    }
    let (isFound, sender) = place.find(in: owner)
    guard isFound else {
      leaveOut(saved, "the sender of its segue no longer exists")
      return false
    }
    StoryboardSegueTemplate(node: node, scene: scene).perform(sender: sender)
    return true
  }

  /// Returns the segue with an identifier that starts in a view controller or one of its
  /// descendants.
  private func segue(_ id: String, from source: UIViewController)
    -> (UIViewController, StoryboardScene, StoryboardNode)?
  {
    if let scene = source.storyboardScene, let node = scene.file.node(id: id), node.name == "segue",
      let whole = scene.node(of: source)?.parent, node.isWithin(whole)
    {
      return (source, scene, node)
    }
    return InterfaceState.Controller.children(of: source).lazy
      .compactMap { self.segue(id, from: $0) }.first
  }

  private func make(_ saved: InterfaceState.Controller, from source: UIViewController)
    -> UIViewController?
  {
    let made: UIViewController?
    switch saved.origin {
    case .segue: made = nil
    case .navigation:
      guard let first = saved.children.first, let root = make(first, from: source) else {
        return nil
      }
      return UINavigationController(rootViewController: root)
    case .scene(let name, let id): made = Self.controller(ofScene: id, in: name, near: source)
    case .plain: made = ObjCRuntime.type(named: saved.className).flatMap { Launch.make($0) }
    case .nowhere(let reason):
      leaveOut(saved, reason)
      return nil
    }
    guard let made else {
      leaveOut(saved, "it can't be created")
      return nil
    }
    let given = saved.digest.map { $0.differences(from: ControllerDigest(of: made)) } ?? []
    guard given.isEmpty else {
      leaveOut(saved, "your code sets its \(given.joined(separator: " and "))")
      return nil
    }
    return made
  }

  private static func controller(
    ofScene id: String, in fileName: String, near source: UIViewController
  ) -> UIViewController? {
    let name = UIApplication.withoutExtension(fileName)
    let storyboard = source.storyboard
    if let storyboard, storyboard.file.name == fileName {
      return storyboard.file.node(id: id) == nil ? nil : storyboard.viewController(id: id)
    }
    let found = try? StoryboardFile.find(name, extension: "storyboard", in: .main)
    guard let file = found ?? nil, file.node(id: id) != nil else { return nil }
    return UIStoryboard(name: name, bundle: nil).viewController(id: id)
  }

  private func leaveOut(_ saved: InterfaceState.Controller, _ reason: String) {
    leftOut.append("Couldn't return to \(saved.title): \(reason).")
  }
}

extension InterfaceState.Controller {
  /// Whether the user has changed anything in the view controller or its descendants.
  fileprivate var isWorthRestoring: Bool {
    !views.isEmpty || !presented.isEmpty || (selected ?? 0) > 0
      || children.contains(where: \.isWorthRestoring) || children.count > 1
  }
}

extension StoryboardNode {
  /// Returns whether the element is the same as another one, or a descendant of it.
  fileprivate func isWithin(_ other: StoryboardNode) -> Bool {
    var current: StoryboardNode? = self
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}

extension UIViewController {
  /// Takes over what a storyboard says of the view controller.
  func decode(_ coder: StoryboardCoder) {
    storyboardScene = coder.scene
    title = coder.string("title")
    definesPresentationContext = coder.bool("definesPresentationContext") ?? false
    providesPresentationContextTransitionStyle =
      coder.bool("providesPresentationContextTransitionStyle") ?? false
    hidesBottomBarWhenPushed = coder.bool("hidesBottomBarWhenPushed") ?? false
    extendedLayoutIncludesOpaqueBars = coder.bool("extendedLayoutIncludesOpaqueBars") ?? false
    automaticallyAdjustsScrollViewInsets =
      coder.bool("automaticallyAdjustsScrollViewInsets") ?? true
    isModalInPresentation = coder.bool("modalInPresentation") ?? false
    restorationIdentifier = coder.string("restorationIdentifier")
    switch coder.string("modalPresentationStyle") {
    case "fullScreen": modalPresentationStyle = .fullScreen
    case "pageSheet": modalPresentationStyle = .pageSheet
    case "formSheet": modalPresentationStyle = .formSheet
    case "currentContext": modalPresentationStyle = .currentContext
    case "overFullScreen": modalPresentationStyle = .overFullScreen
    case "overCurrentContext": modalPresentationStyle = .overCurrentContext
    case "popover": modalPresentationStyle = .popover
    case "custom": modalPresentationStyle = .custom
    default: break
    }
    switch coder.string("modalTransitionStyle") {
    case "crossDissolve": modalTransitionStyle = .crossDissolve
    case "flipHorizontal": modalTransitionStyle = .flipHorizontal
    case "partialCurl": modalTransitionStyle = .partialCurl
    default: break
    }
    if let edges = coder.node.child(key: "extendedEdges") {
      let named: [String: UIRectEdge] = [
        "top": .top, "left": .left, "bottom": .bottom, "right": .right,
      ]
      edgesForExtendedLayout = named.reduce(into: []) {
        if edges[$1.key] == "YES" { $0.formUnion($1.value) }
      }
    }
    if let size = coder.size(key: "preferredContentSize") { preferredContentSize = size }
    decodeBars(coder)
  }

  private func decodeBars(_ coder: StoryboardCoder) {
    if let item: UINavigationItem = coder.object(key: "navigationItem") { take(item) }
    if let item: UITabBarItem = coder.object(key: "tabBarItem") { tabBarItem = item }
    let items: [UIBarButtonItem] = coder.objects(in: "toolbarItems")
    if !items.isEmpty { toolbarItems = items }
  }
}

extension StoryboardScene {
  /// Goes the way from a view controller that has an identifier; an unknown one ends the app, as on iOS.
  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?
  ) {
    let segues =
      node(of: controller)?.child("connections")?.children.filter { $0.name == "segue" } ?? []
    guard let node = segues.first(where: { $0["identifier"] == identifier }) else {
      Launch.stop(
        "Receiver (\(type(of: controller))) has no segue with identifier '\(identifier)'")
    }
    StoryboardSegueTemplate(node: node, scene: self).perform(sender: sender)
  }
}

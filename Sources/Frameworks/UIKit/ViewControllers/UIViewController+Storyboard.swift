extension UIViewController: StoryboardDecodable {
  /// Applies the settings in a storyboard.
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
    let sharesIdentifier = coder.bool("useStoryboardIdentifierAsRestorationIdentifier") ?? false
    restorationIdentifier = coder.string(
      sharesIdentifier ? "storyboardIdentifier" : "restorationIdentifier")
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
    if let edges = coder.node.child(key: "edgesForExtendedLayout") {
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

extension StoryboardScene {
  /// Installs and uninstalls views and constraints, and sets properties, for new size classes.
  func sizeClassesDidChange(of controller: UIViewController, to traits: UITraitCollection) {
    file.adapt(to: traits)
    guard controller.isViewLoaded, let node = node(of: controller)?.child(key: "view") else {
      return
    }
    load {
      installSubviews(in: node)
      installConstraints(in: node)
      node.visit { varyProperties(of: $0) }
    }
  }

  private func installSubviews(in node: StoryboardNode) {
    node.visit { node in
      guard node.child("variation") != nil, let id = node.id, let view = object(id: id) as? UIView
      else { return }
      let wanted = node.children(of: "subviews").filter(\.isInstalled)
        .compactMap { object(for: $0) as? UIView }
      for subview in view.subviews where isMade(subview) && !wanted.contains(subview) {
        keep(subview)
        subview.removeFromSuperview()
      }
      for (index, subview) in wanted.enumerated() where subview.superview !== view {
        view.insertSubview(subview, at: index)
        guard let stack = view as? UIStackView else { continue }
        stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
      }
    }
  }

  private func installConstraints(in node: StoryboardNode) {
    var wanted: [NSLayoutConstraint] = []
    node.visit { node in
      guard node.name == "constraint", node.parent?.name == "constraints", isInstalled(node),
        let constraint = object(for: node) as? NSLayoutConstraint
      else { return }
      if node.child("variation") != nil {
        constraint.constant = node.double("constant") ?? 0
      }
      wanted.append(constraint)
    }
    let uninstalled = madeConstraints.filter { $0.isActive && !wanted.contains($0) }
    for constraint in uninstalled { keep(constraint) }
    NSLayoutConstraint.deactivate(uninstalled)
    NSLayoutConstraint.activate(wanted.filter { !$0.isActive })
  }

  /// Returns whether a constraint should be active, which requires that it and its views are
  /// installed.
  func isInstalled(_ constraint: StoryboardNode) -> Bool {
    let items = ["firstItem", "secondItem"].compactMap { constraint[$0].flatMap(file.node(id:)) }
    return constraint.isInHierarchy && items.allSatisfy(\.isInHierarchy)
  }

  private func varyProperties(of node: StoryboardNode) {
    guard node.child("variation") != nil, let id = node.id, let object = object(id: id) else {
      return
    }
    let coder = StoryboardCoder(node: node, scene: self)
    switch object {
    case let stack as UIStackView: stack.decodeArrangement(from: coder)
    case let label as UILabel: coder.font(key: "fontDescription").map { label.font = $0 }
    case let field as UITextField: coder.font(key: "fontDescription").map { field.font = $0 }
    default: break
    }
    let variesHiding = node.children.contains { $0.name == "variation" && $0["hidden"] != nil }
    if variesHiding, let view = object as? UIView { view.isHidden = coder.bool("hidden") ?? false }
  }
}

import AppRuntime
import Stubs

/// A segue in a storyboard, which can be performed any number of times.
@preconcurrency @MainActor
final class StoryboardSegueTemplate: NamedMembers {
  private let node: StoryboardNode
  private let scene: StoryboardScene

  init(node: StoryboardNode, scene: StoryboardScene) {
    self.node = node
    self.scene = scene
  }

  private var identifier: String? { node["identifier"] }

  private var kind: String { node["kind"] ?? "show" }

  private var presents: Bool {
    ["presentation", "modal", "popoverPresentation", "popover"].contains(kind)
  }

  private var source: UIViewController? { scene.owner as? UIViewController }

  /// Makes an object trigger the segue, or performs it if it's a relationship or an embedding.
  func connect(to object: AnyObject) {
    switch (kind, object) {
    case ("relationship", _):
      performRelationship(of: object)
    case ("embed", let container as UIView):
      performEmbedding(in: container)
    case (_, let control as UIControl):
      scene.keep(self)
      control.addTarget(
        self, action: "perform:", for: control is UIButton ? .touchUpInside : .valueChanged)
    case (_, let item as UIBarButtonItem):
      scene.keep(self)
      item.target = self
      item.action = "perform:"
    case (_, let recognizer as UIGestureRecognizer):
      scene.keep(self)
      recognizer.addTarget(self, action: "perform:")
    case (_, let cell as UITableViewCell):
      if node["trigger"] == "accessoryAction" {
        cell.accessorySegue = self
      } else {
        cell.selectionSegue = self
      }
    case (_, let cell as UICollectionViewCell):
      cell.selectionSegue = self
    default:
      break
    }
  }

  // MARK: Performing

  /// Performs the segue if its source allows it, like a touch does.
  func trigger(sender: Any?) {
    guard let source else { return }
    if kind == "unwind"
      || source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    {
      perform(sender: sender)
    }
  }

  /// Performs the segue without asking the source.
  func perform(sender: Any?) {
    guard let source else { return }
    if kind == "unwind" { return performUnwinding(from: source, sender: sender) }
    guard let destination = makeDestination(sender: sender) else { return }
    destination.noteArrival(bySegue: node.id, from: source, sender: sender)
    let segue = makeSegue(from: source, to: destination, sender: sender)
    if presents { SeguePresentation(node: node, scene: scene).apply(to: destination) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeDestination(sender: Any?) -> UIViewController? {
    guard let id = node["destination"] else { return nil }
    let outer = Self.beginnings
    defer { Self.beginnings = outer }
    if let source { Self.beginnings.append((source, sender)) }
    let destination = scene.storyboard?.viewController(id: id, creator: creator())
    if destination == nil {
      scene.file.report(
        .error, "the segue leads nowhere: no view controller has the id \"\(id)\"",
        at: node)
    }
    return destination
  }

  /// The starting points of the segues whose destinations are being created, with the innermost
  /// last.
  ///
  /// A navigation controller's content is created by the view controller that presents it.
  private static var beginnings: [(source: UIViewController, sender: Any?)] = []

  private func creator() -> ((NSCoder) -> UIViewController?)? {
    guard let name = node["destinationCreationSelector"] else { return nil }
    let selector = Selector(name)
    guard
      let (source, sender) = Self.beginnings.last(where: {
        ObjCRuntime.responds($0.source, to: selector)
      })
    else { return nil }
    let identifier = identifier
    return { coder in
      let arguments: [Any?] = [coder, sender, identifier]
      return try? ObjCRuntime.perform(
        selector, on: source, with: Array(arguments.prefix(selector.argumentCount)))
        as? UIViewController
    }
  }

  private func makeSegue(
    from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let segue = customSegue(from: source, to: destination)
    segue.defaultPerform = { [kind, node, presents] segue in
      let source = segue.source
      let destination = segue.destination
      switch kind {
      case "showDetail", "replace":
        source.showDetailViewController(destination, sender: sender)
      case _ where presents:
        source.present(destination, animated: node.bool("animates") ?? true)
      case "push":
        source.navigationController?.pushViewController(
          destination, animated: node.bool("animates") ?? true)
      default:
        source.show(destination, sender: sender)
      }
    }
    return segue
  }

  private func customSegue(from source: UIViewController, to destination: UIViewController)
    -> UIStoryboardSegue
  {
    if let name = node["customClass"] {
      let type: AnyClass? = ObjCRuntime.type(named: name, module: node["customModule"])
      if let type = type as? UIStoryboardSegue.Type {
        return type.make(identifier, source, destination)
      }
      scene.file.report(
        .error,
        "Unknown class \(name) in Interface Builder file: the segue is replaced with a plain one",
        at: node)
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  }

  // MARK: Relationships

  private func performRelationship(of object: AnyObject) {
    let nesting = SceneNesting(node: node, scene: scene)
    defer { nesting.end() }
    guard let destination = makeDestination(sender: nil) else { return }
    switch object {
    case let controller as UINavigationController:
      controller.setViewControllers([destination], animated: false)
    case let controller as UITabBarController:
      controller.setViewControllers(
        (controller.viewControllers ?? []) + [destination], animated: false)
    case let controller as UISplitViewController:
      controller.relate(node["relationship"] ?? "", to: destination)
    default:
      StoryboardPlace.within(node, of: scene.file) {
        Stub.storyboardRelationship.report(
          about: "\(node["relationship"] ?? "") of \(type(of: object))")
      }
    }
  }

  private func performEmbedding(in container: UIView) {
    let nesting = SceneNesting(node: node, scene: scene)
    defer { nesting.end() }
    guard let source, let destination = makeDestination(sender: container) else { return }
    let segue = customSegue(from: source, to: destination)
    source.prepare(for: segue, sender: container)
    source.addChild(destination)
    destination.view.frame = container.bounds
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    destination.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(destination.view)
    destination.didMove(toParent: source)
  }

  // MARK: Unwinding

  private func performUnwinding(from source: UIViewController, sender: Any?) {
    guard let name = node["unwindAction"] else { return }
    let action = Selector(name, origin: .init(file: scene.file.name, line: node.line))
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    let origin = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: action, sender: sender)
    guard let destination = origin.destination else {
      scene.file.report(
        .warning, "no view controller to unwind to has the action \(name)", at: node)
      return
    }
    let segue = customSegue(from: source, to: destination)
    segue.unwindsAnimated = node.bool("animates") ?? true
    segue.defaultPerform = { $0.unwind() }
    source.prepare(for: segue, sender: sender)
    SelectorCalls.perform(action, on: destination, with: [segue, sender])
    segue.perform()
  }

  // MARK: Self-description

  static var namedMembers: [ObjCMember] {
    [
      .method("perform:", of: StoryboardSegueTemplate.self) {
        $0.trigger(sender: $1.first ?? nil)
      }
    ]
  }
}

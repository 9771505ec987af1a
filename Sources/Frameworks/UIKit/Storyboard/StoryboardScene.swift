import AppRuntime

/// The objects that were created from a scene of a storyboard or from a nib, by identifier.
///
/// Objects are created in document order, and an object's children in its own `init(coder:)`. After
/// all objects of a part have been created, outlets and actions are connected, runtime attributes
/// are set, and `awakeFromNib` is called.
@preconcurrency @MainActor
final class StoryboardScene {
  let file: StoryboardFile
  /// The storyboard that contains the scene, or `nil` for a nib.
  let storyboard: UIStoryboard?
  /// The scene whose objects can also be connected.
  ///
  /// For example, the scene of a cell's table.
  let enclosing: StoryboardScene?
  /// The view controller of the scene, or the object that the nib's File's Owner represents.
  private(set) weak var owner: AnyObject?

  private var objects: [String: WeakReference] = [:]
  /// The objects that were created but not connected yet. They're retained here, because outlets
  /// are often weak.
  private var made: [(object: AnyObject, node: StoryboardNode)] = []
  /// The objects other than the view controller, which lives as long as they do.
  private var topLevelObjects: [AnyObject] = []
  private var connections: [StoryboardConnection] = []
  private var loadDepth = 0
  private var creator: ((NSCoder) -> UIViewController?)?
  /// Whether the app's code has created the view controller.
  private(set) var hasCreator = false

  private struct WeakReference {
    weak var object: AnyObject?
  }

  init(
    file: StoryboardFile, storyboard: UIStoryboard?, enclosing: StoryboardScene? = nil
  ) {
    self.file = file
    self.storyboard = storyboard
    self.enclosing = enclosing
    owner = enclosing?.owner
  }

  /// Returns the object with an identifier, if it already exists.
  func object(id: String) -> AnyObject? {
    if let object = objects[id]?.object { return object }
    if let node = file.node(id: id), let guide = layoutGuide(node) { return guide }
    return enclosing?.object(id: id)
  }

  /// Returns whether an object with an identifier existed, even if it no longer does.
  func hadObject(id: String) -> Bool {
    objects[id] != nil || enclosing?.hadObject(id: id) == true
  }

  /// Returns the object of an element, created when it's first requested.
  func object(for node: StoryboardNode) -> AnyObject? {
    if let id = node.id, let object = objects[id]?.object { return object }
    guard let object = makeObject(node) else { return nil }
    adopt(object, as: node)
    made.append((object, node))
    return object
  }

  /// Returns whether an object was created from the scene.
  func isMade(_ object: AnyObject) -> Bool {
    objects.values.contains { $0.object === object }
  }

  /// The existing objects that were created from the scene, by identifier.
  var livingObjects: [(id: String, object: AnyObject)] {
    objects.compactMap { id, reference in reference.object.map { (id, $0) } }
  }

  /// The constraints that were created from the scene.
  var madeConstraints: [NSLayoutConstraint] {
    objects.values.compactMap { $0.object as? NSLayoutConstraint }
  }

  /// Retains an object as long as the scene's view controller lives.
  func keep(_ object: AnyObject) {
    topLevelObjects.append(object)
  }

  private func adopt(_ object: AnyObject, as node: StoryboardNode) {
    if let id = node.id { objects[id] = WeakReference(object: object) }
    connections += StoryboardConnection.all(from: node)
    Origins.shared?.note(node, of: file, making: object)
  }

  private func makeObject(_ node: StoryboardNode) -> AnyObject? {
    let coder = StoryboardCoder(node: node, scene: self)
    if let creator {
      self.creator = nil
      if let controller = creator(coder) { return controller }
    }
    return StoryboardPlace.within(node, of: file) { StoryboardElement.make(node, coder: coder) }
  }

  private func layoutGuide(_ node: StoryboardNode) -> AnyObject? {
    switch node.name {
    case "viewLayoutGuide":
      guard let id = node.parent?.id, let view = object(id: id) as? UIView else { return nil }
      return switch node["key"] {
      case "safeArea": view.safeAreaLayoutGuide
      case "layoutMargins", "layoutMarginsGuide": view.layoutMarginsGuide
      case "readableContent", "readableContentGuide": view.readableContentGuide
      case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
      case "keyboard", "keyboardLayoutGuide": view.keyboardLayoutGuide
      default: nil
      }
    case "viewControllerLayoutGuide":
      guard let id = node.parent?.parent?.id, let controller = object(id: id) as? UIViewController,
        controller.isViewLoaded
      else { return nil }
      return node["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
    default:
      return nil
    }
  }
}

// MARK: Loading

extension StoryboardScene {
  /// Creates the scene's view controller, without its view, and the other objects of the scene.
  ///
  /// - Parameter creator: A closure that creates the view controller instead of its `init(coder:)`.
  func loadViewController(
    _ node: StoryboardNode, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    file.adapt(to: UIScreen.main.traitCollection)
    return load {
      self.creator = creator
      hasCreator = creator != nil
      guard let controller = object(for: node) as? UIViewController else { return nil }
      owner = controller
      controller.storyboardScene = self
      for sibling in node.parent?.children ?? []
      where sibling !== node && !Self.placeholders.contains(sibling.name) {
        if let object = object(for: sibling) { keep(object) }
      }
      return controller
    }
  }

  private static let placeholders: Set = ["placeholder", "exit", "viewControllerPlaceholder"]

  /// Creates the view of the scene's view controller and assigns it to the view controller.
  /// - Returns: Whether the scene contains a view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let node = node(of: controller)?.child(key: "view") else { return false }
    return load {
      guard let view = object(for: node) as? UIView else { return false }
      controller.view = view
      makeConstraints(in: node)
      return true
    }
  }

  /// Creates all objects in a nib.
  /// - Returns: The top-level objects, without the placeholders.
  ///
  /// - Parameter external: The objects that placeholders represent, by the placeholders'
  ///   identifiers.
  func loadNib(owner: AnyObject?, external: [String: AnyObject] = [:]) -> [AnyObject] {
    self.owner = owner
    let nodes = file.root.children(of: "objects")
    return load {
      var objects: [AnyObject] = []
      for node in nodes {
        if node.name == "placeholder" {
          let identifier = node["placeholderIdentifier"] ?? ""
          let object = identifier == "IBFilesOwner" ? owner : external[identifier]
          if let object { adopt(object, as: node) }
        } else if let object = object(for: node) {
          objects.append(object)
          makeConstraints(in: node)
        }
      }
      return objects
    }
  }

  /// Creates a cell or another view from a prototype, with separate objects for each view.
  ///
  /// The caller retains the scene as long as the view.
  func loadPrototype(_ node: StoryboardNode) -> (object: AnyObject, scene: StoryboardScene)? {
    let scene = StoryboardScene(
      file: file, storyboard: storyboard, enclosing: self)
    let object = scene.load {
      let object = scene.object(for: node)
      scene.makeConstraints(in: node)
      return object
    }
    return object.map { ($0, scene) }
  }

  /// Performs the segue with an identifier, which can start anywhere in the scene.
  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?
  ) {
    var found: StoryboardNode?
    node(of: controller)?.parent?.visit { node in
      if found == nil, node.name == "segue", node["identifier"] == identifier { found = node }
    }
    guard let found else {
      UncaughtException.stop(
        "Receiver (\(type(of: controller))) has no segue with identifier '\(identifier)'",
        exception: "NSInvalidArgumentException", file: file.name)
    }
    StoryboardSegueTemplate(node: found, scene: self).perform(sender: sender)
  }

  /// Returns the element of the scene's view controller.
  func node(of controller: UIViewController) -> StoryboardNode? {
    objects.first { $0.value.object === controller }.flatMap { file.node(id: $0.key) }
  }

  func load<Result>(_ body: () -> Result) -> Result {
    loadDepth += 1
    let result = body()
    loadDepth -= 1
    guard loadDepth == 0 else { return result }
    let made = made
    self.made = []
    connect()
    for (object, node) in made {
      StoryboardRuntimeAttribute.apply(from: node, to: object, in: self)
    }
    for (object, _) in made { awake(object) }
    return result
  }

  private func makeConstraints(in node: StoryboardNode) {
    var constraints: [NSLayoutConstraint] = []
    node.visit { child in
      guard child.name == "constraint", child.parent?.name == "constraints",
        let constraint = object(for: child) as? NSLayoutConstraint
      else { return }
      if isInstalled(child) {
        constraints.append(constraint)
      } else {
        keep(constraint)
      }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes the connections that are already possible, in document order.
  ///
  /// The others are made when the view is loaded.
  private func connect() {
    let waiting = connections
    connections = []
    for connection in waiting where !connection.connect(in: self) {
      connections.append(connection)
    }
  }

  private func awake(_ object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else if ObjCRuntime.responds(object, to: "awakeFromNib") {
      _ = try? ObjCRuntime.perform("awakeFromNib", on: object, with: [])
    }
  }
}

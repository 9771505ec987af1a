import AppRuntime

/// An encapsulation of the scenes of a storyboard file.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboard>.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let file: StoryboardFile
  let bundle: Bundle

  /// Reads the storyboard with a name from a bundle, by default the app's main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    bundle = storyboardBundleOrNil ?? .main
    do {
      guard let file = try StoryboardFile.find(name, extension: "storyboard", in: bundle) else {
        UncaughtException.stop(
          "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)",
          exception: "NSInvalidArgumentException")
      }
      self.file = file
    } catch {
      UncaughtException.stop(
        error.message, exception: "NSInvalidArgumentException", file: error.file, line: error.line)
    }
    super.init()
  }

  /// Creates the window for a main storyboard, with the storyboard's global tint, if it has one.
  final func makeWindow(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    let coder = StoryboardCoder(
      node: file.root, scene: StoryboardScene(file: file, storyboard: self))
    if let tint = coder.color(key: "tintColor") { window.tintColor = tint }
    window.rootViewController = makeMainViewController()
    return window
  }

  /// Creates the initial view controller of a main storyboard, or reports a warning if there's
  /// none.
  final func makeMainViewController() -> UIViewController? {
    let controller = instantiateInitialViewController()
    if controller == nil {
      file.warn(
        """
        Failed to instantiate the default view controller for the main storyboard - perhaps the \
        designated entry point is not set?
        """, at: file.root)
    }
    return controller
  }

  /// Creates the initial view controller.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Creates the view controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Creates the initial view controller, optionally with a closure.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    guard let id = file.root["initialViewController"] else { return nil }
    return checked(viewController(id: id, creator: Self.erase(creator)), id: id)
  }

  /// Creates the view controller with an identifier, optionally with a closure.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let scenes = file.sceneControllers
    guard let node = scenes.first(where: { $0["storyboardIdentifier"] == identifier }),
      let id = node.id
    else {
      let known = scenes.compactMap { $0["storyboardIdentifier"] }.map { "'\($0)'" }
      UncaughtException.stop(
        """
        Storyboard \(file.name) doesn't contain a view controller with identifier \
        '\(identifier)'; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))
        """, exception: "NSInvalidArgumentException", file: file.name)
    }
    let made = viewController(id: id, creator: Self.erase(creator))
    guard let controller: ViewController = checked(made, id: id) else {
      file.stop(
        "can't create \(node.summary)", exception: "NSInternalInconsistencyException", at: node)
    }
    return controller
  }

  private static func erase<ViewController: UIViewController>(
    _ creator: ((NSCoder) -> ViewController?)?
  ) -> ((NSCoder) -> UIViewController?)? {
    creator.map { creator in { creator($0) } }
  }

  private func checked<ViewController: UIViewController>(
    _ controller: UIViewController?, id: String
  ) -> ViewController? {
    guard let controller else { return nil }
    if let controller = controller as? ViewController { return controller }
    file.stop(
      "expected \(ViewController.self), but the scene's class is \(type(of: controller))",
      exception: "NSInternalInconsistencyException", at: file.node(id: id) ?? file.root)
  }

  /// Creates the view controller of a scene.
  ///
  /// The scene can refer to another one in a different storyboard.
  func viewController(id: String, creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    guard let place = scene(id: id), let node = place.storyboard.file.node(id: place.id) else {
      return nil
    }
    let scene = StoryboardScene(file: place.storyboard.file, storyboard: place.storyboard)
    return scene.loadViewController(node, creator: creator)
  }

  /// Returns the scene that an element represents, which is its own or one in a different
  /// storyboard that it refers to.
  func scene(id: String) -> (storyboard: UIStoryboard, id: String)? {
    var place: (storyboard: UIStoryboard, id: String) = (self, id)
    var passed: Set<String> = []
    while let node = place.storyboard.file.node(id: place.id) {
      guard node.name == "viewControllerPlaceholder" else { return place }
      let file = place.storyboard.file
      guard passed.insert("\(file.name) \(place.id)").inserted else {
        file.stop(
          "\(node.summary) refers to a reference that leads back to it. Connect it to a scene.",
          exception: "NSInternalInconsistencyException", at: node)
      }
      guard let next = place.storyboard.reference(node) else { return nil }
      place = next
    }
    return nil
  }

  private func reference(_ node: StoryboardNode) -> (storyboard: UIStoryboard, id: String)? {
    var bundle = bundle
    if let identifier = node["bundleIdentifier"] {
      bundle = Bundle.allBundles.first { $0.bundleIdentifier == identifier } ?? bundle
    }
    let storyboard =
      node["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    var id = storyboard.file.root["initialViewController"]
    if let identifier = node["referencedIdentifier"] {
      id =
        storyboard.file.sceneControllers.first { $0["storyboardIdentifier"] == identifier }?.id
    }
    guard let id else {
      file.report(
        .error, "\(node.summary) refers to a scene that \(storyboard.file.name) doesn't contain",
        at: node)
      return nil
    }
    return (storyboard, id)
  }
}

extension StoryboardFile {
  /// The elements of all view controllers.
  fileprivate var sceneControllers: [StoryboardNode] {
    root.children(of: "scenes").flatMap { $0.children(of: "objects") }
      .filter { $0["sceneMemberID"] == "viewController" }
  }
}

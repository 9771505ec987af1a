/// The user's state in an app, which consists of the visible view controllers and the changes to
/// their views.
struct InterfaceState: Codable {
  /// How another process of the app can show a view controller that isn't there at launch.
  enum Origin: Codable {
    /// By performing the segue from the previous view controller again.
    case segue(id: String, SenderPlace)
    /// From the storyboard, with the identifier of its scene.
    case scene(storyboard: String, id: String)
    /// With the default initializer of its class.
    case plain
    /// By creating a navigation controller of the framework's class with its first view controller.
    case navigation
    /// The view controller can't be shown again.
    case nowhere(reason: String)
  }

  /// The state of a view controller.
  struct Controller: Codable {
    let className: String
    let title: String
    let origin: Origin
    /// A digest of the data that the app's code had provided.
    let digest: ControllerDigest?
    /// The saved states of the view controller's views.
    let views: [ViewState]
    /// The index of the selected tab.
    let selected: Int?
    let children: [Controller]
    /// The view controller that this one presents, if any.
    let presented: [Controller]
  }

  let root: Controller?

  /// Returns the state of the app's window.
  @MainActor static func ofApp() -> InterfaceState {
    InterfaceState(root: window?.rootViewController.map { Controller($0) })
  }

  /// The frontmost window.
  @MainActor static var window: UIWindow? {
    UIApplication.shared.windowsFrontToBack.first { !$0.isOfSystem && $0.rootViewController != nil }
  }

  var encoded: Data { (try? JSONEncoder().encode(self)) ?? Data() }
}

extension InterfaceState.Controller {
  @MainActor init(_ controller: UIViewController) {
    className = Self.name(of: controller)
    title = Self.title(of: controller)
    origin = Self.origin(of: controller)
    digest = if case .code(let digest) = controller.arrival { digest } else { nil }
    views = ViewState.all(of: controller)
    let index = (controller as? UITabBarController)?.selectedIndex
    selected = index == NSNotFound ? nil : index
    children = Self.children(of: controller).map { Self($0) }
    presented = (controller.ownPresentation?.presented).map { [Self($0)] } ?? []
  }

  /// Returns the name that's used to look up the class.
  @MainActor static func name(of controller: UIViewController) -> String {
    String(reflecting: type(of: controller))
  }

  /// Returns the name of the screen that's shown to users.
  @MainActor static func title(of controller: UIViewController) -> String {
    controller.navigationItem.title ?? controller.title ?? String(describing: type(of: controller))
  }

  /// Returns the child view controllers, in an order that's the same in another process of the app.
  @MainActor static func children(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: controller.children
    }
  }

  @MainActor private static func origin(of controller: UIViewController) -> InterfaceState.Origin {
    if case .segue(let id, let sender) = controller.arrival { return .segue(id: id, sender) }
    let name = name(of: controller)
    if type(of: controller) == UINavigationController.self, controller.storyboardScene == nil {
      return .navigation
    }
    if name.hasPrefix("UIKit.") {
      return .nowhere(reason: "your code shows it, with data that Quince can't re-create")
    }
    if let scene = controller.storyboardScene, let id = scene.node(of: controller)?.id {
      guard !scene.hasCreator else {
        return .nowhere(reason: "your code creates it from the storyboard")
      }
      return .scene(storyboard: scene.file.name, id: id)
    }
    return ObjCRuntime.registered(for: type(of: controller))?.make != nil
      ? .plain : .nowhere(reason: "it has no initializer without arguments")
  }
}

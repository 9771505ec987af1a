import Foundation

/// The saved state of a view controller with a restoration identifier.
struct ControllerRecord: Codable {
  /// The saved state of a view.
  struct View: Codable {
    let identifier: String
    let state: Data
  }

  /// The restoration identifiers of the enclosing view controllers and the view controller's own
  /// identifier.
  let path: [String]
  /// The name of the class that re-creates the view controller.
  let restorationClass: String?
  let storyboard: String?
  /// The identifier of the view controller's scene in the storyboard.
  let scene: String?
  let state: Data
  let views: [View]
  /// The path of the selected tab.
  let selected: [String]?
  let children: [ControllerRecord]
  /// The view controller that this one presents, if any.
  let presented: [ControllerRecord]
}

extension ControllerRecord {
  /// Records the state of a view controller and its children.
  ///
  /// The result is `nil` if it has no restoration identifier.
  @MainActor init?(_ controller: UIViewController, within path: [String] = []) {
    guard let identifier = controller.restorationIdentifier else { return nil }
    let path = path + [identifier]
    self.path = path
    restorationClass = controller.restorationClass.map { String(reflecting: $0) }
    storyboard = controller.storyboardScene?.file.name
    scene = controller.storyboardScene?.node(of: controller)?.id
    state = RestorationArchiver.data { controller.encodeRestorableState(with: $0) }
    views = Self.views(of: controller)
    let tab = (controller as? UITabBarController)?.selectedViewController?.restorationIdentifier
    selected = tab.map { path + [$0] }
    children = InterfaceState.Controller.children(of: controller).compactMap {
      ControllerRecord($0, within: path)
    }
    presented = [controller.ownPresentation?.presented].compactMap {
      $0.flatMap { ControllerRecord($0) }
    }
  }

  @MainActor private static func views(of controller: UIViewController) -> [View] {
    controller.restorableViews.map { identifier, view in
      View(
        identifier: identifier,
        state: RestorationArchiver.data { view.encodeRestorableState(with: $0) })
    }
  }
}

extension UIViewController {
  /// The views with a restoration identifier, except those of child view controllers.
  var restorableViews: [(identifier: String, view: UIView)] {
    guard let view = viewIfLoaded else { return [] }
    let others = Set(children.compactMap { $0.viewIfLoaded.map(ObjectIdentifier.init) })
    var found: [(String, UIView)] = []
    func visit(_ view: UIView) {
      guard !others.contains(ObjectIdentifier(view)) else { return }
      if let identifier = view.restorationIdentifier { found.append((identifier, view)) }
      for subview in view.subviews { visit(subview) }
    }
    visit(view)
    return found
  }

  /// The restoration identifiers of the enclosing view controllers and this one, if all of them
  /// have one.
  var restorationPath: [String]? {
    guard let restorationIdentifier else { return nil }
    guard let parent else { return [restorationIdentifier] }
    return parent.restorationPath.map { $0 + [restorationIdentifier] }
  }
}

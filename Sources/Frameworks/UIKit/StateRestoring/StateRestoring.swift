import Foundation

/// Restores the saved state of an app without scenes, by creating the view controllers, letting
/// them decode their state, and presenting those that were presented.
@MainActor
final class StateRestoring {
  private let saved: SavedState.Application
  private let window: UIWindow
  private let delegate: any UIApplicationDelegate
  private var existing: [[String]: UIViewController] = [:]
  private var restored: [(record: ControllerRecord, controller: UIViewController)] = []
  private var presentations: [(presented: UIViewController, by: UIViewController)] = []

  /// Starts to restore the saved state.
  ///
  /// The result is `nil` if there's none or the app doesn't want it to be restored.
  init?(_ saved: SavedState.Application?, in window: UIWindow?) {
    let application = UIApplication.shared
    guard let saved, saved.root != nil, let window, window.rootViewController != nil,
      let delegate = application.delegate,
      let coder = RestorationUnarchiver(saved.state),
      delegate.application(application, shouldRestoreSecureApplicationState: coder)
    else { return nil }
    self.saved = saved
    self.window = window
    self.delegate = delegate
  }

  /// Creates the view controllers and lets them decode their state.
  func restore() {
    guard let record = saved.root, let root = window.rootViewController else { return }
    note(root, within: [])
    if let controller = controller(of: record) {
      if controller !== root { window.rootViewController = controller }
      build(record, in: controller)
    }
    for (record, controller) in restored { decode(record, in: controller) }
    if let coder = RestorationUnarchiver(saved.state) {
      delegate.application(UIApplication.shared, didDecodeRestorableStateWith: coder)
    }
    for (_, controller) in restored { controller.applicationFinishedRestoringState() }
    if !restored.isEmpty { StateSaving.hasRestored = true }
  }

  /// Presents the view controllers that were presented, after their window has appeared on the
  /// screen.
  func present() {
    for (presented, presenting) in presentations {
      presenting.present(presented, animated: false)
    }
  }

  private func note(_ controller: UIViewController, within path: [String]) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = path + [identifier]
    existing[path] = existing[path] ?? controller
    for child in InterfaceState.Controller.children(of: controller) { note(child, within: path) }
  }

  // MARK: Creating view controllers

  /// Returns the view controller for a record from the first source that provides it.
  ///
  /// As on Apple's platforms, the sources are its restoration class, the app's delegate, the
  /// existing view controllers, and its scene in the storyboard.
  private func controller(of record: ControllerRecord) -> UIViewController? {
    let storyboard = record.storyboard.flatMap { self.storyboard(named: $0) }
    guard let coder = coder(record.state, storyboard) else { return nil }
    if let name = record.restorationClass {
      let type = ObjCRuntime.type(named: name) as? any UIViewControllerRestoration.Type
      return type?.viewController(withRestorationIdentifierPath: record.path, coder: coder)
    }
    let made = delegate.application(
      UIApplication.shared, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
    return made ?? existing[record.path]
      ?? record.scene.flatMap { storyboard?.viewController(id: $0) }
  }

  private func storyboard(named fileName: String) -> UIStoryboard? {
    if let own = window.rootViewController?.storyboard, own.file.name == fileName { return own }
    let name = UIApplication.withoutExtension(fileName)
    // If the storyboard has been removed or damaged in the meantime, nothing is restored.
    let found = try? StoryboardFile.find(name, extension: "storyboard", in: .main)
    return (found ?? nil) == nil ? nil : UIStoryboard(name: name, bundle: nil)
  }

  private func coder(_ data: Data, _ storyboard: UIStoryboard?) -> RestorationUnarchiver? {
    RestorationUnarchiver(data, storyboard: storyboard) { [weak self] path in
      MainActor.assumeIsolated {
        self?.restored.first { $0.record.path == path }?.controller ?? self?.existing[path]
      }
    }
  }

  /// Restores the children of a view controller.
  private func build(_ record: ControllerRecord, in controller: UIViewController) {
    restored.append((record, controller))
    var made: [UIViewController] = []
    for child in record.children {
      guard let found = self.controller(of: child) else { continue }
      made.append(found)
      build(child, in: found)
    }
    switch controller {
    case let navigation as UINavigationController:
      if !made.isEmpty, made != navigation.viewControllers {
        navigation.setViewControllers(made, animated: false)
      }
    case let tabs as UITabBarController:
      let index = record.selected.flatMap { path in
        restored.first { $0.record.path == path }.flatMap { tab in
          tabs.viewControllers?.firstIndex { $0 === tab.controller }
        }
      }
      if let index { tabs.selectedIndex = index }
    default: break
    }
    for child in record.presented {
      guard let presented = self.controller(of: child) else { continue }
      presentations.append((presented, controller))
      build(child, in: presented)
    }
  }

  private func decode(_ record: ControllerRecord, in controller: UIViewController) {
    controller.loadViewIfNeeded()
    guard let coder = coder(record.state, controller.storyboard) else { return }
    controller.decodeRestorableState(with: coder)
    let views = controller.restorableViews
    for saved in record.views {
      guard let view = views.first(where: { $0.identifier == saved.identifier })?.view,
        let coder = self.coder(saved.state, nil)
      else { continue }
      view.decodeRestorableState(with: coder)
    }
  }
}

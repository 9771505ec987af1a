import AppRuntime

/// The system of an app's main menus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimainmenusystem>.
@preconcurrency @MainActor
@available(IOS26 )
open class UIMainMenuSystem: UIMenuSystem {
  static let ofApp = UIMainMenuSystem()

  private var configuration = Configuration()
  private var buildHandler: ((any UIMenuBuilder) -> Void)?
  private var built: UIMenu?
  /// The key commands of the built menus, unless the menus have deferred elements.
  private var commands: [UIKeyCommand]?
  private var isBuilding = false

  /// The app's main menus.
  open class var shared: UIMainMenuSystem { ofApp }

  /// Requests that the menus be rebuilt before they're used again.
  open override func setNeedsRebuild() {
    built = nil
    commands = nil
  }

  /// Returns the key commands in the app's menus.
  /// - Parameter responder: The first responder that's asked for the elements of the focus.
  final func keyCommands(from responder: UIResponder?) -> [UIKeyCommand] {
    let menu = built ?? build()
    if let commands { return commands }
    menu.loadElementsOfFocus(from: responder)
    let found = menu.leaves.compactMap { $0 as? UIKeyCommand }
    if !menu.hasDeferredElements { commands = found }
    return found
  }

  private func build() -> UIMenu {
    isBuilding = true
    defer { isBuilding = false }
    let tree = MenuTree(self, root: StandardMenus.main(configuration))
    if let buildHandler { buildHandler(tree) } else { askResponders(to: tree) }
    built = tree.root
    return tree.root
  }

  private func askResponders(to tree: MenuTree) {
    UIApplication.shared.buildMenu(with: tree)
    let responder = UIApplication.shared.delegate as? UIResponder
    if responder !== UIApplication.shared { responder?.buildMenu(with: tree) }
  }

  /// Builds the menus with a configuration from now on.
  final func use(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)?
  ) {
    guard !isBuilding else {
      raise(
        "NSInternalInconsistencyException",
        "Cannot set a main menu system configuration while the main menu system is building.")
    }
    self.configuration = configuration
    self.buildHandler = buildHandler
    setNeedsRebuild()
  }
}

extension UIMainMenuSystem {
  /// Builds the menus with a configuration, and with a closure in place of the responders'
  /// `buildMenu(with:)`.
  public func setBuildConfiguration(
    _ configuration: UIMainMenuSystem.Configuration,
    buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    use(configuration.duplicate(), buildHandler: buildHandler)
  }
}

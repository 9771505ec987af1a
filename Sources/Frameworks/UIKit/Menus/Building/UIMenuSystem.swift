/// A system of menus that an app's responders build.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenusystem>.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let ofApp = UIMenuSystem()
  private static let ofContexts = UIMenuSystem()
  private var commands: [UIKeyCommand]?

  private override init() {
    super.init()
  }

  /// The app's main menus, whose key commands a hardware keyboard performs.
  open class var main: UIMenuSystem { ofApp }

  /// The editing menus.
  open class var context: UIMenuSystem { ofContexts }

  /// Requests that the menus be rebuilt before they're used again.
  open func setNeedsRebuild() {
    commands = nil
  }

  /// Requests that the commands be validated again.
  ///
  /// This does nothing, because they're validated each time they're used.
  open func setNeedsRevalidate() {}

  /// The key commands in the app's menus.
  final var keyCommands: [UIKeyCommand] {
    if let commands { return commands }
    let tree = MenuTree(self, root: StandardMenus.main)
    UIApplication.shared.buildMenu(with: tree)
    let responder = UIApplication.shared.delegate as? UIResponder
    if responder !== UIApplication.shared { responder?.buildMenu(with: tree) }
    let found = tree.root.leaves.compactMap { $0 as? UIKeyCommand }
    commands = found
    return found
  }
}

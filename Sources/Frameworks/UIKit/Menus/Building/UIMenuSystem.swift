/// A system of menus that an app's responders build.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenusystem>.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  override init() {
    super.init()
  }

  /// The app's main menus, whose key commands a hardware keyboard performs.
  open class var main: UIMenuSystem { UIMainMenuSystem.ofApp }

  /// The editing menus.
  open class var context: UIMenuSystem { UIContextMenuSystem.ofContexts }

  /// Requests that the menus be rebuilt before they're used again.
  open func setNeedsRebuild() {}

  /// Requests that the commands be validated again.
  ///
  /// This does nothing, because they're validated each time they're used.
  open func setNeedsRevalidate() {}
}

import Stubs

/// The state of the focus, which doesn't exist on a device without a keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocussystem>.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after the focus has changed.
  public nonisolated class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }

  /// Posted after an attempt to move the focus has failed.
  public nonisolated class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }

  /// The key of the change of the focus in a notification.
  public nonisolated class var focusUpdateContextUserInfoKey: String {
    "UIFocusUpdateContextKey"
  }

  /// The key of the animation coordinator in a notification.
  public nonisolated class var animationCoordinatorUserInfoKey: String {
    "UIFocusUpdateAnimationCoordinatorKey"
  }

  override init() {
    super.init()
  }

  /// The item with the focus.
  open var focusedItem: (any UIFocusItem)? { nil }

  /// Returns the focus system of an environment, or `nil` if there's none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    Stub.focus.report()
    return nil
  }

  /// Requests that the focus moves to an environment.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) { Stub.focus.report() }

  /// Performs a requested update of the focus immediately.
  open func updateFocusIfNeeded() { Stub.focus.report() }

  /// Returns whether an environment is another one or contains it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let inner = current {
      if inner === environment { return true }
      current = inner.parentFocusEnvironment
    }
    return false
  }
}

extension UIWindowScene {
  /// The scene's focus system, which doesn't exist on a device without a keyboard.
  public var focusSystem: UIFocusSystem? {
    Stub.focus.report()
    return nil
  }
}

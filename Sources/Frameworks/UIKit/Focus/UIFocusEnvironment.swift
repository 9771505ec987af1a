/// A part of the interface that influences which item has the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusenvironment>.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments to search for the item to focus, in this order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the environment's items.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The identifier of the group that the environment belongs to.
  var focusGroupIdentifier: String? { get }

  /// Requests that the focus moves to a preferred environment if this one contains the focus.
  func setNeedsFocusUpdate()
  /// Performs a requested update of the focus immediately.
  func updateFocusIfNeeded()
  /// Returns whether the focus can change.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has changed.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// The group of the environment that contains this one.
  public var focusGroupIdentifier: String? { parentFocusEnvironment?.focusGroupIdentifier }

  /// Returns whether an environment is this one or inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    UIFocusSystem.environment(self, contains: environment)
  }
}

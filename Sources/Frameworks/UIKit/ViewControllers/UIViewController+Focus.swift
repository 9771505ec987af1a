import Stubs

extension UIViewController: UIFocusEnvironment {
  /// The view around the view controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

  /// The view controller's view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Requests that the focus moves to a preferred environment if the view contains the focus.
  public func setNeedsFocusUpdate() { Stub.focus.report() }

  /// Performs a requested update of the focus immediately.
  public func updateFocusIfNeeded() { Stub.focus.report() }
}

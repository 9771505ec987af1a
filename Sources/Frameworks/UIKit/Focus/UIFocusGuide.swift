import Stubs

/// An area that leads the focus to other environments.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusguide>.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads the focus.
  open var isEnabled = true

  /// The environments to search for the item to focus, in this order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = [] {
    didSet { Stub.focus.report() }
  }
}

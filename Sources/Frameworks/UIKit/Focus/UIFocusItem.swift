/// An object that can have the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusitem>.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// The frame of the item in its container.
  var frame: CGRect { get }
  /// The effect that shows that the item has the focus.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item in its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether the focus appears only after the user has pressed a key.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// Whether items behind this one can have the focus.
  var isTransparentFocusItem: Bool { get }

  /// Called when the user is about to move the focus in a direction.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Whether the item has the focus.
  public var isFocused: Bool { false }
  /// The effect of the system.
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }
  /// The lowest priority.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// The mode that the system chooses.
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  /// Items behind this one can't have the focus.
  public var isTransparentFocusItem: Bool { false }

  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

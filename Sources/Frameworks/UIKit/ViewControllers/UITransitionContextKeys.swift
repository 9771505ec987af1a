/// The keys of the view controllers that take part in a transition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey>.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is visible at the beginning of the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The one that is visible at the end of the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The keys of the views that take part in a transition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is visible at the beginning of the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is visible at the end of the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The keys of a transition's view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey>.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view controller that's visible at the start of the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The view controller that's visible at the end of the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The keys of a transition's views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that's visible at the start of the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that's visible at the end of the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Names the view controllers of a transition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey>.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is shown at first.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The one that is shown in the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Names the views of a transition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is shown at first.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is shown in the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

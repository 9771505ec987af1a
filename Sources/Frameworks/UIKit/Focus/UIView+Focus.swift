import ObjectiveC
import Stubs

extension UIView: UIFocusItem, UIFocusItemContainer {
  private static let focusGroups = Association<String>()
  private static let focusEffects = Association<UIFocusEffect>()

  /// The view controller of the view, or its superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The coordinates of the view.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The identifier of the group that the view belongs to, by default that of its parent.
  public var focusGroupIdentifier: String? {
    get {
      Self.focusGroups[self] ?? parentFocusEnvironment?.focusGroupIdentifier
    }
    set {
      Self.focusGroups[self] = newValue
      Stub.focus.report(if: newValue != nil)
    }
  }

  /// The effect that shows that the view has the focus.
  public var focusEffect: UIFocusEffect? {
    get { Self.focusEffects[self] }
    set {
      Self.focusEffects[self] = newValue
      Stub.focus.report(if: newValue != nil)
    }
  }

  /// Returns the subviews in a rectangle that can have the focus.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }

  /// Requests that the focus moves to a preferred environment if the view contains the focus.
  public func setNeedsFocusUpdate() { Stub.focus.report() }

  /// Performs a requested update of the focus immediately.
  public func updateFocusIfNeeded() { Stub.focus.report() }
}

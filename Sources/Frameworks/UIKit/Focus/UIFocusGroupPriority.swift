/// The priority of an item in its group.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusgrouppriority>.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a priority from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lowest priority.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the group's last item with the focus.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an item that's more important than others.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the item with the focus.
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}

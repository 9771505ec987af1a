/// The importance of an item in a bar without enough space for all of its items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemvisibilitypriority>.
@available(IOS27 )
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The number, which is greater for more important items.
  public var rawValue: Int

  /// Creates a priority with a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority with a number.
  public init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  /// Creates a priority that's slightly higher than another one.
  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue + 1)
  }

  /// Creates a priority that's slightly lower than another one.
  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue - 1)
  }

  /// The priority of items that are hidden first.
  public static let low = UIBarButtonItemVisibilityPriority(250)
  /// The default priority.
  public static let standard = UIBarButtonItemVisibilityPriority(500)
  /// The priority of items that are hidden last.
  public static let high = UIBarButtonItemVisibilityPriority(750)
}

/// The text sizes that users can choose.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategory>.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// Apple's name for the category.
  public let rawValue: String

  /// Creates a category from Apple's name for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large, the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Extra extra extra large.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// Medium, for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Large, for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Extra large, for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Extra extra large, for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Extra extra extra large, for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user has chosen another text size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The user info key for the new text size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All categories except the unspecified one, in ascending order.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether one category is smaller than another.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    (ascending.firstIndex(of: lhs) ?? -1) < (ascending.firstIndex(of: rhs) ?? -1)
  }

  /// Returns whether one category is smaller than or equal to another.
  public static func <= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    !(rhs < lhs)
  }

  /// Returns whether one category is larger than another.
  public static func > (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    rhs < lhs
  }

  /// Returns whether one category is larger than or equal to another.
  public static func >= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    !(lhs < rhs)
  }
}

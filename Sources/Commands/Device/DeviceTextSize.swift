/// The text sizes, with the names that `simctl ui content_size` uses.
enum DeviceTextSize: String, CaseIterable {
  case extraSmall = "extra-small"
  case small
  case medium
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-extra-large"
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

  private static let prefix = "UICTContentSizeCategory"

  private var letters: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AccessibilityM"
    case .accessibilityLarge: "AccessibilityL"
    case .accessibilityExtraLarge: "AccessibilityXL"
    case .accessibilityExtraExtraLarge: "AccessibilityXXL"
    case .accessibilityExtraExtraExtraLarge: "AccessibilityXXXL"
    }
  }

  /// Apple's name for the size.
  var category: String { Self.prefix + letters }

  /// Creates the size from Apple's name for it.
  init?(category: String) {
    guard let size = Self.allCases.first(where: { $0.category == category }) else { return nil }
    self = size
  }

  /// Returns the size that's larger by a number of steps, limited to the available sizes.
  func larger(by steps: Int) -> DeviceTextSize {
    let index = Self.allCases.firstIndex(of: self)! + steps
    return Self.allCases[min(max(index, 0), Self.allCases.count - 1)]
  }
}

/// The sizes of text styles for each content size category.
///
/// From <https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>.
enum PreferredSizes {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Returns the content size category of traits, or the current one by default.
  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified
      ? UITraitCollection.current.preferredContentSizeCategory : category
  }

  static func size(of style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
    let sizes = sizes[style] ?? sizes[.body]!
    return sizes[categories.firstIndex(of: category) ?? 3]
  }

  /// Returns the factor between a text style's sizes in the default category and in another one.
  static func scale(of style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
    size(of: style, category: category) / size(of: style, category: .large)
  }
}

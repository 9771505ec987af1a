extension UIListContentConfiguration: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      text, attributedText, textProperties, secondaryText, secondaryAttributedText,
      secondaryTextProperties, image, imageProperties, prefersSideBySideTextAndSecondaryText,
      directionalLayoutMargins.parts, axesPreservingSuperviewLayoutMargins.rawValue,
      imageToTextPadding, textToSecondaryTextHorizontalPadding,
      textToSecondaryTextVerticalPadding,
    ]
  }

  /// Returns whether two configurations look the same.
  public nonisolated static func == (
    lhs: UIListContentConfiguration, rhs: UIListContentConfiguration
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the configuration.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}

extension UIListContentConfiguration.TextProperties: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      font, color, colorTransformer?.identity, transform, alignment, lineBreakMode, numberOfLines,
      adjustsFontSizeToFitWidth, minimumScaleFactor, adjustsFontForContentSizeCategory,
    ]
  }

  /// Returns whether two texts look the same.
  public static func == (
    lhs: UIListContentConfiguration.TextProperties, rhs: UIListContentConfiguration.TextProperties
  ) -> Bool {
    lhs.parts == rhs.parts
  }

  /// Hashes the parts of the properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      preferredSymbolConfiguration, tintColor, tintColorTransformer?.identity, cornerRadius,
      [maximumSize.width, maximumSize.height],
      [reservedLayoutSize.width, reservedLayoutSize.height],
    ]
  }

  /// Returns whether two images look the same.
  public static func == (
    lhs: UIListContentConfiguration.ImageProperties, rhs: UIListContentConfiguration.ImageProperties
  ) -> Bool {
    lhs.parts == rhs.parts
  }

  /// Hashes the parts of the properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }
}

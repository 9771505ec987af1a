extension UIBackgroundConfiguration: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      customView, cornerRadius, backgroundInsets.parts,
      edgesAddingLayoutMarginsToBackgroundInsets.rawValue, backgroundColor,
      backgroundColorTransformer?.identity, visualEffect, image, imageContentMode, strokeColor,
      strokeColorTransformer?.identity, strokeWidth, strokeOutset, shadowProperties,
    ]
  }

  /// Returns whether two backgrounds look the same.
  public nonisolated static func == (
    lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the background.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}

extension UIButton.Configuration: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      style, background, cornerStyle, buttonSize, macIdiomStyle, baseForegroundColor,
      baseBackgroundColor, image, imageColorTransformer?.identity,
      preferredSymbolConfigurationForImage, showsActivityIndicator,
      activityIndicatorColorTransformer?.identity, attributedTitle,
      titleTextAttributesTransformer?.identity, titleLineBreakMode, attributedSubtitle,
      subtitleTextAttributesTransformer?.identity, subtitleLineBreakMode, indicator,
      indicatorColorTransformer?.identity, contentInsets.parts, imagePlacement.rawValue,
      imagePadding, imageReservation, titlePadding, titleAlignment,
      automaticallyUpdateForSelection,
    ]
  }

  /// Returns whether two configurations look the same.
  public nonisolated static func == (
    lhs: UIButton.Configuration, rhs: UIButton.Configuration
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the configuration.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}

extension NSDirectionalEdgeInsets {
  /// The four insets.
  var parts: [CGFloat] { [top, leading, bottom, trailing] }
}

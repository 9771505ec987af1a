extension UITraitCollection {
  /// The traits of the system.
  private static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
      UITraitHDRHeadroomUsageLimit.self,
      UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
    ]
  }

  /// The traits of the system that dynamic colors can depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits of the system that the choice of an image in an asset catalog can depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
    ]
  }

  /// Returns the traits whose values differ in another collection.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? Values()
    let custom = values.custom.merging(other.custom) { value, _ in value }.values.map(\.trait)
    return (Self.systemTraits + custom).filter { values.differs(from: other, in: $0) }
  }
}

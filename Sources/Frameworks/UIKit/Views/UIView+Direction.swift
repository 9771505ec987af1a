extension UIView {
  /// Returns the direction for a semantic content attribute in views with specific traits.
  static func direction(
    for attribute: UISemanticContentAttribute, in traits: UITraitCollection
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension UISemanticContentAttribute {
  /// Returns the direction for the attribute in views with another direction.
  func direction(
    in surroundings: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: surroundings
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

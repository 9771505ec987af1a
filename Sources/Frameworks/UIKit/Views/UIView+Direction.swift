extension UIView {
  /// Returns the direction for a semantic content attribute where views have some traits.
  static func direction(
    for attribute: UISemanticContentAttribute, in traits: UITraitCollection
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension UISemanticContentAttribute {
  /// Returns the direction of content with the attribute, in views with another direction.
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

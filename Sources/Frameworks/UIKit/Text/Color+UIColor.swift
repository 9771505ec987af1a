import DisplayList

extension Color {
  /// A color as it is with some traits.
  init(_ color: UIColor, traits: UITraitCollection) {
    self = color.resolvedColor(with: traits).cgColor.color
  }
}

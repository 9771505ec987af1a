import DisplayList

extension Color {
  /// A colour as it is with some traits.
  init(_ color: UIColor, traits: UITraitCollection) {
    self = color.resolvedColor(with: traits).cgColor.color
  }
}

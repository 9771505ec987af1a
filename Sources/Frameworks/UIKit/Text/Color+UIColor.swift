import DisplayList

extension Color {
  /// A color as it is with some traits.
  init(_ color: UIColor, traits: UITraitCollection) {
    self = color.resolvedColor(with: traits).cgColor.color
  }
}

extension UIColor.Components {
  /// A color as it is drawn.
  init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

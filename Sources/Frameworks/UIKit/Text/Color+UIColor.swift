import DisplayList

extension Color {
  /// Creates a color, resolved for traits.
  init(_ color: UIColor, traits: UITraitCollection) {
    self = color.resolvedColor(with: traits).cgColor.color
  }
}

extension UIColor.Components {
  /// Creates a color from a drawn color.
  init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

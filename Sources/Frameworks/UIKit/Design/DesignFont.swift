/// The size in points and the weight of the system font in a part of the system.
package struct DesignFont: Sendable {
  var size: CGFloat
  var weight = UIFont.Weight.regular

  /// The configuration of a symbol with the size and weight.
  var symbolConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: size, weight: weight.symbolWeight())
  }

  /// The font.
  package var font: UIFont { .systemFont(ofSize: size, weight: weight) }
}

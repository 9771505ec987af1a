/// A closure that derives one color from another.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct>.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that derives the color.
  public let transform: (UIColor) -> UIColor

  /// The identity of the transformer, because closures can't be compared.
  let identity = ObjectIdentity()

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color that the closure derives from another color.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }

  /// A transformer that makes a color gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// A transformer that returns the color itself, which is the system's preferred tint.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A transformer that replaces any color with the tint color.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// A function that makes one colour out of another.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct>.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }

  /// Makes a colour grey.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var red: CGFloat = 0
      var green: CGFloat = 0
      var blue: CGFloat = 0
      var alpha: CGFloat = 0
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }

  /// Keeps the colour: the tint that the system prefers for it is the colour itself.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }

  /// Makes any colour the one colour of symbols, the tint.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }
}

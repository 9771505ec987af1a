import Stubs

extension UIImage {
  /// How an image looks.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class>.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that the image is chosen for.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Creates a configuration for some traits.
    public convenience init(traitCollection: UITraitCollection) {
      self.init(traits: traitCollection)
    }

    /// The configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      self
    }

    /// The configuration with what another one says as well.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      self
    }

    /// The configuration itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How a symbol looks.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    final var values = Values()

    struct Values: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []

      func applying(_ other: Values) -> Values {
        var result = self
        if let size = other.pointSize {
          result.pointSize = size
          result.textStyle = nil
        }
        if let style = other.textStyle {
          result.textStyle = style
          result.pointSize = nil
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if !other.colors.isEmpty { result.colors = other.colors }
        return result
      }
    }

    /// Creates a configuration as it is without any.
    public init() {
      super.init(traits: nil)
    }

    convenience init(_ values: Values) {
      self.init()
      self.values = values
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Creates a configuration with a size.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates a configuration with a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for a style of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration for a style of text with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration that matches a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration that matches a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(font.fontDescriptor.specification.weight)
      self.init(Values(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with one color in several strengths.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    /// Creates a configuration with several colors, of which the first is shown.
    public convenience init(paletteColors: [UIColor]) {
      Stub.symbolPalette.tell(if: paletteColors.count > 1)
      self.init(Values(colors: paletteColors))
    }

    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// The configuration with what another one says as well.
    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let merged = SymbolConfiguration(values.applying(other.values))
      return unsafeDowncast(merged, to: Self.self)
    }

    /// Whether two configurations say the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      values == otherConfiguration?.values
    }

    /// Whether two configurations say the same.
    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    /// A number that equal configurations share.
    open override var hash: Int { values.hashValue }
  }

  /// How large a symbol is beside text.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolscale>.
  public enum SymbolScale: Int, Sendable {
    /// As the system likes.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As high as text.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// How heavy a symbol's strokes are.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolweight>.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Lighter than light.
    case thin
    /// Light.
    case light
    /// Neither light nor heavy.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black

    init(_ weight: UIFont.Weight) {
      self = SymbolWeight(rawValue: weight.openType / 100) ?? .regular
    }
  }

  /// Whether an image's colors count.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum>.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown likes.
    case automatic = 0
    /// They do.
    case alwaysOriginal = 1
    /// They do not: it is drawn in the tint color.
    case alwaysTemplate = 2
  }

  /// How an image is turned.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/orientation>.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and upside down.
    case downMirrored = 5
    /// Mirrored and a quarter to the left.
    case leftMirrored = 6
    /// Mirrored and a quarter to the right.
    case rightMirrored = 7
  }

  /// How the parts of an image grow that may.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum>.
  public enum ResizingMode: Int, Sendable {
    /// They are repeated.
    case tile = 0
    /// They are stretched.
    case stretch = 1
  }
}

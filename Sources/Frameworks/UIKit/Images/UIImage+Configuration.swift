import Stubs

extension UIImage {
  /// The configuration of an image.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class>.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that the image is chosen for.
    open var traitCollection: UITraitCollection? { traits }
    private let traits: UITraitCollection?

    init(traits: UITraitCollection?) {
      self.traits = traits
      super.init()
    }

    /// Creates a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    /// Returns a copy of the configuration with different traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      with(traitCollection) as? Self ?? self
    }

    /// Returns a copy of the configuration in which another configuration's values replace its own.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    func with(_ traits: UITraitCollection?) -> Configuration { Configuration(traits: traits) }

    /// Returns the configuration itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The configuration of a symbol image.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    final let values: Values

    struct Values: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
      /// Whether the color is shown at several opacities.
      var isHierarchical = false
      /// Whether symbols have their own colors, or `nil` if that isn't specified.
      var isMulticolor: Bool?
      var colorRenderingMode = SymbolColorRenderingMode.automatic
      var variableValueMode = SymbolVariableValueMode.automatic

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
        if !other.colors.isEmpty {
          result.colors = other.colors
          result.isHierarchical = other.isHierarchical
        }
        if let isMulticolor = other.isMulticolor { result.isMulticolor = isMulticolor }
        if other.colorRenderingMode != .automatic {
          result.colorRenderingMode = other.colorRenderingMode
        }
        if other.variableValueMode != .automatic {
          result.variableValueMode = other.variableValueMode
        }
        return result
      }
    }

    init(_ values: Values = Values(), traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traits: traits)
    }

    override func with(_ traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traits: traits)
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

    /// Creates a configuration with a size, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration for a text style with a scale.
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

    /// Creates a configuration with a color in several opacities.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], isHierarchical: true))
    }

    /// Creates a configuration with several colors.
    ///
    /// Only the first color is used.
    public convenience init(paletteColors: [UIColor]) {
      Stub.symbolPalette.report(if: paletteColors.count > 1)
      self.init(Values(colors: paletteColors))
    }

    /// A configuration in which the view that shows the symbol determines its colors.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Returns a configuration that shows symbols in their own colors.
    open class func preferringMulticolor() -> Self {
      Stub.symbolMulticolor.report()
      return make(Values(isMulticolor: true))
    }

    /// Returns a configuration that shows symbols in one color.
    open class func preferringMonochrome() -> Self { make(Values(isMulticolor: false)) }

    /// Returns the configuration without its text style.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// Returns the configuration without its scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// Returns the configuration without its weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// Returns the configuration without its size and weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Returns a copy of the configuration in which another configuration's values replace its own.
    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let other = otherConfiguration as? SymbolConfiguration
      return Self.make(
        values.applying(other?.values ?? Values()),
        traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    private func changed(_ change: (inout Values) -> Void) -> Self {
      var values = values
      change(&values)
      return Self.make(values, traits: traitCollection)
    }

    private static func make(_ values: Values, traits: UITraitCollection? = nil) -> Self {
      unsafeDowncast(SymbolConfiguration(values, traits: traits), to: Self.self)
    }

    /// Returns whether two configurations have the same values.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      values == otherConfiguration?.values
    }

    /// Returns whether two configurations have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    /// A hash value for the configuration.
    open override var hash: Int { values.hashValue }
  }

  /// The size of a symbol relative to text.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolscale>.
  public enum SymbolScale: Int, Sendable {
    /// The system chooses.
    case `default` = -1
    /// Unspecified.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// Sized to match the text.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// The weight of a symbol's strokes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolweight>.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Lighter than light.
    case thin
    /// Light.
    case light
    /// Neither light nor heavy.
    case regular
    /// Slightly heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black

    /// Returns the weight for text that matches symbols of this weight.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight(openType: 100 * rawValue)
    }

    init(_ weight: UIFont.Weight) {
      self = SymbolWeight(rawValue: weight.openType / 100) ?? .regular
    }
  }

  /// The rendering modes of an image.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum>.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image determines the mode.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn in the tint color.
    case alwaysTemplate = 2
  }

  /// The orientations of an image.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/orientation>.
  public enum Orientation: Int, Sendable {
    /// The image is upright.
    case up = 0
    /// The image is upside down.
    case down = 1
    /// The image is rotated by 90° counterclockwise.
    case left = 2
    /// The image is rotated by 90° clockwise.
    case right = 3
    /// The image is mirrored.
    case upMirrored = 4
    /// The image is mirrored and upside down.
    case downMirrored = 5
    /// The image is mirrored and rotated by 90° counterclockwise.
    case leftMirrored = 6
    /// The image is mirrored and rotated by 90° clockwise.
    case rightMirrored = 7
  }

  /// The modes of resizing the middle of an image.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum>.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }
}

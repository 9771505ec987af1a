import DisplayList
import Stubs

/// A color, which may depend on traits such as the interface style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolor>.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable,
  _ExpressibleByColorLiteral
{
  /// The components of a color in the extended sRGB color space.
  struct Components: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
    /// Whether the color was created as a gray.
    ///
    /// UIKit doesn't consider it equal to an RGB color with the same components.
    var isGray = false
    /// The factor by which the color is brighter than the components, which isn't displayed.
    var linearExposure: CGFloat = 1

    var displayed: Color {
      Color(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
  }

  private enum Source {
    case components(Components)
    case pattern(CGColor)
    case dynamic(identity: String?, @Sendable (UITraitCollection) -> UIColor)
  }

  /// The first word of the object.
  ///
  /// When an attributed string compares values, Core Foundation interprets this word as a type
  /// number, and a value of 0 would terminate the process.
  private let coreFoundationType: UInt64 = 0x100

  private let source: Source
  private let cachedCGColor: CGColor?

  private init(source: Source) {
    self.source = source
    cachedCGColor =
      switch source {
      case .components(let components): Self.makeCGColor(components)
      case .pattern(let color): color
      case .dynamic: nil
      }
    super.init()
  }

  convenience init(_ components: Components) {
    self.init(source: .components(components))
  }

  /// Creates a color that depends on traits.
  ///
  /// Two colors with the same identity are equal.
  convenience init(
    identity: String, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(source: .dynamic(identity: identity, provider))
  }

  private static func makeCGColor(_ components: Components) -> CGColor {
    components.isGray
      ? CGColor(gray: components.red, alpha: components.alpha)
      : CGColor(
        red: components.red, green: components.green, blue: components.blue,
        alpha: components.alpha)
  }

  /// Creates black.
  public convenience override init() {
    self.init(white: 0, alpha: 1)
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(
      Components(red: white, green: white, blue: white, alpha: Self.unit(alpha), isGray: true))
  }

  /// Creates a color from red, green, and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: Self.unit(alpha)))
  }

  /// Creates a color from hue, saturation, and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = ColorConversion.rgb(
      hue: Self.unit(hue), saturation: Self.unit(saturation), brightness: Self.unit(brightness))
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a color in the Display P3 space.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = ColorConversion.sRGB(fromDisplayP3: displayP3Red, green, blue)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a color that tiles an image.
  public convenience init(patternImage image: UIImage) {
    if let pixels = image.cgImage {
      self.init(source: .pattern(CGColor(repeating: pixels, size: image.size)))
    } else {
      self.init(white: 0, alpha: 0)
    }
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    if cgColor.pattern != nil {
      self.init(source: .pattern(cgColor))
    } else if cgColor.numberOfComponents == 2, let values = cgColor.components {
      self.init(white: values[0], alpha: values[1])
    } else if cgColor.colorSpace?.name == CGColorSpace.sRGB, let values = cgColor.components {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    } else {
      self.init(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }

  /// Creates a color from a Core Image color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// Creates a color that depends on the traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(source: .dynamic(identity: nil, dynamicProvider))
  }

  /// Creates a color from a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from an archive.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    let alpha = coder.decodeDouble(forKey: "UIAlpha")
    if coder.containsValue(forKey: "UIWhite") {
      self.init(white: coder.decodeDouble(forKey: "UIWhite"), alpha: alpha)
    } else {
      self.init(
        red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
        blue: coder.decodeDouble(forKey: "UIBlue"), alpha: alpha)
    }
  }

  /// Writes the components for the current traits into an archive.
  open func encode(with coder: NSCoder) {
    let components = resolved
    if components.isGray {
      coder.encode(Double(components.red), forKey: "UIWhite")
    } else {
      coder.encode(Double(components.red), forKey: "UIRed")
      coder.encode(Double(components.green), forKey: "UIGreen")
      coder.encode(Double(components.blue), forKey: "UIBlue")
    }
    coder.encode(Double(components.alpha), forKey: "UIAlpha")
  }

  /// Whether the class supports secure coding.
  public static var supportsSecureCoding: Bool { true }

  private static func unit(_ value: CGFloat) -> CGFloat { min(1, max(0, value)) }

  /// The components for the current traits.
  final var resolved: Components { resolved(with: nil) }

  final func resolved(with traits: UITraitCollection?) -> Components {
    var color = self
    while case .dynamic(_, let provider) = color.source {
      color = provider(traits ?? UITraitCollection.current)
    }
    switch color.source {
    case .components(let components): return components
    case .pattern(let image):
      Stub.colorPatternImage.report()
      return Self.components(of: image)
    case .dynamic: return Self.blank
    }
  }

  private static func components(of pattern: CGColor) -> Components {
    let color = pattern.color
    return Components(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  private static let blank = Components(red: 0, green: 0, blue: 0, alpha: 0)

  /// The color for the current traits, in the form that's sent to viewers.
  final var displayed: Color { cachedCGColor?.color ?? resolved.displayed }

  /// Whether the color depends on the traits.
  final var isDynamic: Bool { cachedCGColor == nil }

  /// The color for the current traits, as a Core Graphics color.
  open var cgColor: CGColor { cachedCGColor ?? Self.makeCGColor(resolved) }

  /// The color as a Core Image color.
  open var ciColor: CIColor { CIColor(color: self) }

  /// Returns the color for specific traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(resolved(with: traitCollection)) : self
  }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(var components):
      components.alpha = Self.unit(alpha)
      return UIColor(components)
    case .pattern:
      var components = resolved
      components.alpha = Self.unit(alpha)
      return UIColor(components)
    case .dynamic(let identity, let provider):
      return UIColor(
        source: .dynamic(
          identity: identity.map { "\($0) \(alpha)" },
          { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }))
    }
  }

  /// Returns the red, green, blue, and opacity components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = resolved
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the hue, saturation, brightness, and opacity components.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = resolved
    let hsb = ColorConversion.hsb(components.red, components.green, components.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the brightness and opacity components of a gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = resolved
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Sets the color as the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the color as the fill color of the current context.
  open func setFill() {
    GraphicsStack.current?.setFillColor(cgColor)
  }

  /// Sets the color as the stroke color of the current context.
  open func setStroke() {
    GraphicsStack.current?.setStrokeColor(cgColor)
  }

  /// Returns the color itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two colors are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.components(let one), .components(let two)): return one == two
    case (.pattern(let one), .pattern(let two)): return one == two
    case (.dynamic(let one?, _), .dynamic(let two?, _)): return one == two
    default: return false
    }
  }

  /// A hash value for the color.
  open override var hash: Int {
    switch source {
    case .components(let components): components.hashValue
    case .pattern(let color): color.hashValue
    case .dynamic(let identity, _): identity?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }

  /// A description of the components.
  open override var description: String {
    switch source {
    case .components(let components) where components.isGray:
      "UIExtendedGrayColorSpace \(format(components.red)) \(format(components.alpha))"
    case .components(let components):
      "UIExtendedSRGBColorSpace \(format(components.red)) \(format(components.green)) "
        + "\(format(components.blue)) \(format(components.alpha))"
    case .pattern:
      "kCGColorSpaceModelPattern"
    case .dynamic(let identity?, _):
      "<UIDynamicCatalogSystemColor: name = \(identity)>"
    case .dynamic:
      "<UIDynamicProviderColor>"
    }
  }

  private func format(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  // MARK: Named colors

  /// The color black.
  open class var black: UIColor { NamedColors.black }

  /// The color dark gray.
  open class var darkGray: UIColor { NamedColors.darkGray }

  /// The color light gray.
  open class var lightGray: UIColor { NamedColors.lightGray }

  /// The color white.
  open class var white: UIColor { NamedColors.white }

  /// The color gray.
  open class var gray: UIColor { NamedColors.gray }

  /// The color red.
  open class var red: UIColor { NamedColors.red }

  /// The color green.
  open class var green: UIColor { NamedColors.green }

  /// The color blue.
  open class var blue: UIColor { NamedColors.blue }

  /// The color cyan.
  open class var cyan: UIColor { NamedColors.cyan }

  /// The color yellow.
  open class var yellow: UIColor { NamedColors.yellow }

  /// The color magenta.
  open class var magenta: UIColor { NamedColors.magenta }

  /// The color orange.
  open class var orange: UIColor { NamedColors.orange }

  /// The color purple.
  open class var purple: UIColor { NamedColors.purple }

  /// The color brown.
  open class var brown: UIColor { NamedColors.brown }

  /// Transparent black.
  open class var clear: UIColor { NamedColors.clear }

  /// The system's red color.
  open class var systemRed: UIColor { NamedColors.systemRed }

  /// The system's green color.
  open class var systemGreen: UIColor { NamedColors.systemGreen }

  /// The system's blue color.
  open class var systemBlue: UIColor { NamedColors.systemBlue }

  /// The system's orange color.
  open class var systemOrange: UIColor { NamedColors.systemOrange }

  /// The system's yellow color.
  open class var systemYellow: UIColor { NamedColors.systemYellow }

  /// The system's pink color.
  open class var systemPink: UIColor { NamedColors.systemPink }

  /// The system's purple color.
  open class var systemPurple: UIColor { NamedColors.systemPurple }

  /// The system's teal color.
  open class var systemTeal: UIColor { NamedColors.systemTeal }

  /// The system's indigo color.
  open class var systemIndigo: UIColor { NamedColors.systemIndigo }

  /// The system's brown color.
  open class var systemBrown: UIColor { NamedColors.systemBrown }

  /// The system's mint color.
  open class var systemMint: UIColor { NamedColors.systemMint }

  /// The system's cyan color.
  open class var systemCyan: UIColor { NamedColors.systemCyan }

  /// The system's gray color.
  open class var systemGray: UIColor { NamedColors.systemGray }

  /// The system's gray2 color.
  open class var systemGray2: UIColor { NamedColors.systemGray2 }

  /// The system's gray3 color.
  open class var systemGray3: UIColor { NamedColors.systemGray3 }

  /// The system's gray4 color.
  open class var systemGray4: UIColor { NamedColors.systemGray4 }

  /// The system's gray5 color.
  open class var systemGray5: UIColor { NamedColors.systemGray5 }

  /// The system's gray6 color.
  open class var systemGray6: UIColor { NamedColors.systemGray6 }

  /// The color of primary text.
  open class var label: UIColor { NamedColors.label }

  /// The color of secondary labels.
  open class var secondaryLabel: UIColor { NamedColors.secondaryLabel }

  /// The color of tertiary labels.
  open class var tertiaryLabel: UIColor { NamedColors.tertiaryLabel }

  /// The color of quaternary labels.
  open class var quaternaryLabel: UIColor { NamedColors.quaternaryLabel }

  /// The color of links.
  open class var link: UIColor { NamedColors.link }

  /// The color of placeholder text.
  open class var placeholderText: UIColor { NamedColors.placeholderText }

  /// The color of separators.
  open class var separator: UIColor { NamedColors.separator }

  /// The color of opaque separators.
  open class var opaqueSeparator: UIColor { NamedColors.opaqueSeparator }

  /// The system's fill color.
  open class var systemFill: UIColor { NamedColors.systemFill }

  /// The secondary system fill color.
  open class var secondarySystemFill: UIColor { NamedColors.secondarySystemFill }

  /// The tertiary system fill color.
  open class var tertiarySystemFill: UIColor { NamedColors.tertiarySystemFill }

  /// The quaternary system fill color.
  open class var quaternarySystemFill: UIColor { NamedColors.quaternarySystemFill }

  /// The system's background color.
  open class var systemBackground: UIColor { NamedColors.systemBackground }

  /// The secondary system background color.
  open class var secondarySystemBackground: UIColor { NamedColors.secondarySystemBackground }

  /// The tertiary system background color.
  open class var tertiarySystemBackground: UIColor { NamedColors.tertiarySystemBackground }

  /// The system's grouped background color.
  open class var systemGroupedBackground: UIColor { NamedColors.systemGroupedBackground }

  /// The secondary system grouped background color.
  open class var secondarySystemGroupedBackground: UIColor {
    NamedColors.secondarySystemGroupedBackground
  }

  /// The tertiary system grouped background color.
  open class var tertiarySystemGroupedBackground: UIColor {
    NamedColors.tertiarySystemGroupedBackground
  }

  /// The color of dark text.
  open class var darkText: UIColor { NamedColors.darkText }

  /// The color of light text.
  open class var lightText: UIColor { NamedColors.lightText }

  /// The tint color of the view that's being drawn.
  ///
  /// In this implementation, it's always the system's blue.
  open class var tintColor: UIColor {
    Stub.tintColor.report()
    return NamedColors.systemBlue
  }

  /// The old name for `systemGroupedBackground`.
  open class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor

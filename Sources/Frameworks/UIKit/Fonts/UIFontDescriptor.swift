import Stubs

/// A description of a font.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontdescriptor>.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The symbolic traits of a font.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct>.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Vertical.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Designed for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With little space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With much space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits for the kind of serifs.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Old style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Freeform serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Fonts without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The name of an attribute that describes a font.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename>.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the attribute.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's full name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style's name.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that's displayed to users.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Weight, slant, and so on.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style whose preferred font it is.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the font file, such as monospaced digits.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The transform of the letters, as an `NSValue` that contains a `CGAffineTransform`.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The characters that the font must contain, as a `CharacterSet`.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts that replace missing characters, as an array of descriptors.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The width of every character, in points.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    /// The attributes that have no effect on a font.
    static let absent: [AttributeName] = [
      .face, .visibleName, .featureSettings, .matrix, .characterSet, .cascadeList, .fixedAdvance,
    ]
  }

  /// The name of a trait.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey>.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the trait.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature setting.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey>.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the key.
    public let rawValue: String

    /// Creates a key from Apple's name for it.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a key from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the feature, as a number.
    public static let type = FeatureKey("CTFeatureTypeIdentifier")
    /// The selected option of the feature, as a number.
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
    /// The old name of `type`.
    public static let featureIdentifier = type
    /// The old name of `selector`.
    public static let typeIdentifier = selector
  }

  /// A design of the system font.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign>.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the design.
    public let rawValue: String

    /// Creates a design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// San Francisco Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// San Francisco Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  final let specification: FontSpecification

  init(specification: FontSpecification) {
    self.specification = specification
    super.init()
  }

  /// Creates a description of the system font.
  public override convenience init() {
    self.init(fontAttributes: [:])
  }

  /// Creates a description from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(
      specification: FontSpecification(size: 0).adding(attributes))
  }

  /// Creates a description from a font's name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font's full name.
  open var postscriptName: String { specification.fontName }

  /// The size in points.
  open var pointSize: CGFloat { specification.size }

  /// The symbolic traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if specification.isItalic { traits.insert(.traitItalic) }
    if specification.weight.rawValue >= UIFont.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if specification.design == .monospaced || ["Menlo", "Courier"].contains(specification.family) {
      traits.insert(.traitMonoSpace)
    }
    if specification.family == nil { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// The attributes of the font.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .size: specification.size,
      .traits: [
        TraitKey.weight: specification.weight.rawValue, .symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any],
    ]
    if let family = specification.family { attributes[.family] = family }
    if let style = specification.textStyle { attributes[.textStyle] = style.rawValue }
    return attributes
  }

  /// Returns the value of an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the description with more attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(specification: specification.adding(attributes))
  }

  /// Returns a copy of the description with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns a description of a font in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a copy of the description with other traits, or `nil` if the family has no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != self.symbolicTraits.contains(.traitBold) {
        $0.weight = isBold ? .bold : .regular
      }
      if symbolicTraits.contains(.traitMonoSpace), $0.family == nil { $0.design = .monospaced }
    }
  }

  /// Returns a copy of the description with another design of the system font, or `nil` if it isn't
  /// a system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard specification.family == nil else { return nil }
    Stub.fontDesignRounded.report(if: design == .rounded)
    return changed { $0.design = design }
  }

  private func changed(_ change: (inout FontSpecification) -> Void) -> UIFontDescriptor {
    var specification = specification
    change(&specification)
    return UIFontDescriptor(specification: specification)
  }

  /// Returns the description of the font for a text style at the user's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the description of the font for a text style at the text size of specific traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = PreferredSizes.category(traitCollection)
    var specification = FontSpecification(
      size: PreferredSizes.size(of: style, category: category),
      weight: style == .headline ? .semibold : .regular)
    specification.textStyle = style
    return UIFontDescriptor(specification: specification)
  }

  /// Returns the description itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two descriptions are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  /// A hash value for the description.
  open override var hash: Int { specification.hashValue }
}

extension FontSpecification {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any])
    -> FontSpecification
  {
    for name in UIFontDescriptor.AttributeName.absent where attributes[name] != nil {
      Stub.fontDescriptorAttribute.report(about: name.rawValue)
    }
    var result = self
    if let name = attributes[.name] as? String, let match = AppFonts.match(name) {
      result = FontSpecification(match, size: size)
    }
    if let family = attributes[.family] as? String {
      result.family = family.hasPrefix(".") ? nil : family
    }
    if let size = Self.number(attributes[.size]) { result.size = size }
    if let style = attributes[.textStyle] as? String {
      result.textStyle = UIFont.TextStyle(rawValue: style)
    }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight {
      result.weight = weight
    } else if let weight = Self.number(traits[.weight]) {
      result.weight = UIFont.Weight(weight)
    }
    if let slant = Self.number(traits[.slant]) { result.isItalic = slant > 0 }
    if let bits = traits[.symbolic] as? UInt32 {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
      result.isItalic = symbolic.contains(.traitItalic)
      if symbolic.contains(.traitBold) { result.weight = .bold }
    }
    return result
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

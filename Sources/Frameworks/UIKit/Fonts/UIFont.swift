import AppRuntime
import DisplayList
import Raster
import Stubs

/// A font at a size.
///
/// Inter replaces San Francisco, with the same widths and line heights. Follows
/// <https://developer.apple.com/documentation/uikit/uifont>.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The weight of a font, from -1 to 1.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifont/weight>.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight, from -1 (the lightest) to 1 (the heaviest), where 0 is regular.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Neither light nor heavy.
    public static let regular = Weight(0)
    /// Slightly heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    private static let steps: [(weight: Weight, openType: Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// Returns the weight for symbols that matches text of this weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(self) }

    /// The weight from 100 to 900, as in font files.
    var openType: Int {
      Self.steps.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }!.openType
    }

    init(openType: Int) {
      self = Self.steps.min { abs($0.openType - openType) < abs($1.openType - openType) }!.weight
    }

    /// The name of the weight, as in PostScript names.
    var name: String {
      switch openType {
      case 100: "Ultralight"
      case 200: "Thin"
      case 300: "Light"
      case 500: "Medium"
      case 600: "Semibold"
      case 700: "Bold"
      case 800: "Heavy"
      case 900: "Black"
      default: "Regular"
      }
    }
  }

  /// The width of a font's letters, from -1 to 1.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifont/width>.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// The width, from -1 (the narrowest) to 1 (the widest), where 0 is standard.
    public var rawValue: CGFloat

    /// Creates a width.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Narrower than condensed.
    public static let compressed = Width(-0.3)
    /// Neither narrow nor wide.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The text styles, which determine a font by the purpose of the text.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifont/textstyle>.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the style.
    public var rawValue: String

    /// Creates a style from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level headings.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level headings.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level headings.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics that scale fonts and lengths like text in this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  /// The first word of the object.
  ///
  /// When an attributed string compares values, Core Foundation interprets this word as a type
  /// number, and a value of 0 would terminate the process.
  private let coreFoundationType: UInt64 = 0x100

  private let storedDescriptor: UIFontDescriptor
  private let regularFace: FontFace
  /// Whether the user has turned on bold text.
  nonisolated(unsafe) static var areBold = false

  /// The face that draws the font.
  final var face: FontFace {
    guard UIFont.areBold, storedDescriptor.specification.family == nil else { return regularFace }
    var face = regularFace
    face.weight = min(face.weight + 200, 900)
    return face
  }
  /// Whether the font is the system font in regular weight, which is set as wide as San Francisco.
  final var isRegularOfSystem: Bool {
    storedDescriptor.specification.family == nil && face.family == FontCatalog.systemFamily
      && face.weight == 400 && !face.isItalic
  }
  private let metrics: FontMetrics
  /// The metrics of lines, if they differ from those of the face that draws the font.
  final let lineMetrics: FontMetrics?
  /// How the font follows the text size, if font metrics have scaled it.
  private(set) final var scaling: FontScaling?

  /// Creates a font from a description.
  /// - Parameter size: The size in points, or 0 for the size in the description.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize > 0 { specification.size = pointSize }
    if specification.size <= 0 { specification.size = 12 }
    storedDescriptor =
      specification == descriptor.specification
      ? descriptor : UIFontDescriptor(specification: specification)
    regularFace = specification.face
    let drawn = FontMetrics(regularFace)
    lineMetrics = Self.lineMetrics(of: specification, face: regularFace, drawn: drawn)
    metrics = lineMetrics ?? drawn
    super.init()
  }

  /// Returns the measures of lines, which don't depend on the size of the letters that are drawn,
  /// or `nil` if they are the drawn letters'.
  private static func lineMetrics(
    of specification: FontSpecification, face: FontFace, drawn: FontMetrics
  ) -> FontMetrics? {
    guard let family = specification.family else { return nil }
    let size = Double(specification.size)
    if let known = KnownFontMetrics.metrics(ofFamily: family, size: size, drawn: drawn) {
      return known
    }
    guard face.size != size else { return nil }
    var face = face
    face.size = size
    return FontMetrics(face)
  }

  /// Creates a system font at the system size.
  public convenience override init() {
    self.init(descriptor: UIFont.systemFont(ofSize: UIFont.systemFontSize).fontDescriptor, size: 0)
  }

  /// Creates a font from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let specification = FontSpecification(coder: coder) else { return nil }
    self.init(specification)
    scaling = FontScaling(coder: coder)
  }

  /// Writes the font's description into an archive.
  open func encode(with coder: NSCoder) {
    storedDescriptor.specification.encode(with: coder)
    scaling?.encode(with: coder)
  }

  /// Whether the class supports secure coding.
  open class var supportsSecureCoding: Bool { true }

  convenience init(_ specification: FontSpecification) {
    self.init(descriptor: UIFontDescriptor(specification: specification), size: 0)
  }

  /// Creates a font that font metrics have scaled to a size.
  convenience init(_ font: UIFont, size: CGFloat, scaling: FontScaling) {
    self.init(descriptor: font.fontDescriptor, size: size)
    self.scaling = scaling
  }

  /// Creates a font from its name or the name of its family.
  ///
  /// The result is `nil` if there's no such font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let match = AppFonts.match(fontName) ?? Self.standIn(forSystemName: fontName) else {
      return nil
    }
    self.init(FontSpecification(match, size: fontSize > 0 ? fontSize : 12))
  }

  /// Returns the font that a document refers to by name, which can be the system font.
  static func inDocument(_ name: String, size: CGFloat) -> UIFont {
    AppFonts.match(name).map { UIFont(FontSpecification($0, size: size)) }
      ?? .systemFont(ofSize: size)
  }

  /// Returns the font that iOS uses for a name of the system font.
  private static func standIn(forSystemName name: String) -> FontCatalog.Match? {
    guard name.hasPrefix(".SF") || name.hasPrefix(".AppleSystem") else { return nil }
    report(
      .warning,
      "“\(name)” is the system font, which can't be loaded by name. As on iOS, Times New Roman is "
        + "used instead. To get the system font, use UIFont.systemFont(ofSize:) or withSize(_:).")
    return AppFonts.match("TimesNewRomanPSMT")
  }

  // MARK: System fonts

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize))
  }

  /// Returns the system font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: weight))
  }

  /// Returns the system font with a weight and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width)
    -> UIFont
  {
    Stub.fontWidth.report(if: width != .standard)
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: .semibold))
  }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpecification(size: fontSize, isItalic: true))
  }

  /// Returns the system font with monospaced digits.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    var specification = FontSpecification(size: fontSize, weight: weight)
    specification.hasMonospacedDigits = true
    return UIFont(specification)
  }

  /// Returns the monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontSpecification(size: fontSize, weight: weight, design: .monospaced))
  }

  /// The font size of labels.
  open class var labelFontSize: CGFloat { 17 }

  /// The font size of buttons.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small system text.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of system text.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Preferred fonts

  /// Returns the font for a text style at the user's preferred size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style at the size for specific traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection),
      size: 0)
  }

  // MARK: Names

  /// The names of the font families, sorted.
  open class var familyNames: [String] { AppFonts.familyNames }

  /// Returns the names of a family's fonts.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.fontNames(forFamily: familyName)
  }

  /// The family's name.
  open var familyName: String { storedDescriptor.specification.familyName }

  /// The font's full name.
  open var fontName: String { storedDescriptor.specification.fontName }

  // MARK: Measures

  /// The size in points.
  open var pointSize: CGFloat { storedDescriptor.specification.size }

  /// The distance between the baseline and the top of letters.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }

  /// The distance between the baseline and the bottom of letters, as a negative number.
  open var descender: CGFloat { CGFloat(metrics.descender) }

  /// The height of capital letters.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of lowercase letters.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// The height of a line.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight + metrics.leading) }

  /// The space between lines.
  open var leading: CGFloat { CGFloat(metrics.leading) }

  /// Returns a copy of the font with another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: storedDescriptor, size: fontSize)
  }

  /// The attributes of the font.
  open var fontDescriptor: UIFontDescriptor { storedDescriptor }

  // MARK: Identity

  /// Returns the font itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two fonts look the same at every text size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || storedDescriptor.specification == other.storedDescriptor.specification
        && scaling == other.scaling
  }

  /// A hash value for the font.
  open override var hash: Int { storedDescriptor.specification.hashValue }

  /// A description of the font.
  open override var description: String {
    """
    <UICTFont: \(familyName)> font-family: "\(familyName)"; font-weight: \
    \(storedDescriptor.specification.weight.openType >= 600 ? "bold" : "normal"); font-style: \
    \(face.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt
    """
  }
}

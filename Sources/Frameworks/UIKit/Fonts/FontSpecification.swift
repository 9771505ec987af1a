import AppRuntime
import DisplayList
import Raster
import Stubs

/// The properties that determine a font's appearance.
struct FontSpecification: Hashable {
  /// The family, or `nil` for the system font.
  var family: String?
  var size: CGFloat
  var weight: UIFont.Weight
  var isItalic: Bool
  var design: UIFontDescriptor.SystemDesign
  var hasMonospacedDigits = false
  /// The text style whose preferred font this is, if any.
  var textStyle: UIFont.TextStyle?

  init(
    size: CGFloat, weight: UIFont.Weight = .regular, isItalic: Bool = false,
    design: UIFontDescriptor.SystemDesign = .default
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
  }

  init(_ match: FontCatalog.Match, size: CGFloat) {
    self.init(
      size: size, weight: UIFont.Weight(openType: match.weight), isItalic: match.isItalic)
    family = match.familyName
  }

  /// The matching font in the catalog, or `nil` for the system font.
  private var match: FontCatalog.Match? {
    family.flatMap { AppFonts.match(family: $0, weight: weight.openType, isItalic: isItalic) }
  }

  var face: FontFace {
    if let match {
      if match.isReplaced { Stub.fontReplaced.report(about: match.postScriptName) }
      return FontFace(
        family: match.face, size: Double(size) * FontWidths.scale(of: match), weight: match.weight,
        isItalic: match.isItalic, hasMonospacedDigits: hasMonospacedDigits)
    }
    let systemFamily =
      switch design {
      case .monospaced: FontCatalog.monospacedFamily
      case .serif: FontCatalog.serifFamily
      default: FontCatalog.systemFamily
      }
    return FontFace(
      family: systemFamily, size: Double(size), weight: weight.openType, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  var familyName: String {
    family
      ?? (design == .monospaced
        ? ".AppleSystemUIFontMonospaced"
        : design == .serif ? ".AppleSystemUIFontSerif" : ".AppleSystemUIFont")
  }

  var fontName: String {
    if family != nil { return match?.postScriptName ?? familyName }
    let end =
      isItalic
      ? (weight.openType == 400 ? "RegularItalic" : weight.name + "Italic") : weight.name
    return design == .default ? ".SFUI-\(end)" : "\(familyName)-\(end)"
  }
}

/// The fonts that the app can use by name, which are Apple's and the ones in the app's own bundle.
enum AppFonts {
  /// Registers the files that `UIAppFonts` in the Info.plist lists, once.
  private static let isReady: Bool = {
    let names = InfoPlist["UIAppFonts"]?.strings ?? []
    guard !names.isEmpty else { return true }
    FontCatalog.register(names.map { "\(Bundle.main.bundlePath)/\($0)" })
    return true
  }()

  static func match(_ name: String) -> FontCatalog.Match? {
    isReady ? FontCatalog.match(name) : nil
  }

  static func match(family: String, weight: Int, isItalic: Bool) -> FontCatalog.Match? {
    isReady ? FontCatalog.match(family: family, weight: weight, isItalic: isItalic) : nil
  }

  static var familyNames: [String] { isReady ? FontCatalog.familyNames : [] }

  static func fontNames(forFamily name: String) -> [String] {
    isReady ? FontCatalog.fontNames(forFamily: name) : []
  }
}

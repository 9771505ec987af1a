internal import CPangoCairo
import Foundation
import Synchronization

/// The fonts of Apple devices and the fonts that replace them.
package enum FontCatalog {
  /// A font that an app requests by one of Apple's names.
  package struct Match: Hashable, Sendable {
    /// The family name that the app uses, such as `Helvetica Neue`.
    package var familyName: String
    /// The PostScript name that the app uses, such as `HelveticaNeue-Bold`.
    package var postScriptName: String
    /// The family that draws the font, such as `Inter`.
    package var face: String
    /// The weight, from 100 to 900.
    package var weight: Int
    /// Whether the font is italic.
    package var isItalic: Bool

    /// Whether the letters look different on an Apple device.
    package var isReplaced: Bool {
      face != familyName && face != FontCatalog.emojiFamily
        && !(face.hasPrefix("Liberation ") && FontCatalog.imitated.contains(familyName))
    }
  }

  /// The families whose letters and widths the Liberation fonts imitate.
  private static let imitated: Set = [
    "Arial", "Courier", "Courier New", "Helvetica", "Times New Roman",
  ]

  /// Apple's families, and the families that draw them on this computer.
  package static var replacements: [(name: String, face: String)] {
    appleFamilies.map { ($0.name, $0.face) }
  }

  /// The family that replaces San Francisco.
  package static let systemFamily = "Inter"
  /// The family that draws emoji.
  package static let emojiFamily = "Noto Color Emoji"
  /// The family that replaces San Francisco Mono.
  package static var monospacedFamily: String { installed(for: monospacedCandidates) }
  /// The family that replaces New York.
  package static var serifFamily: String { installed(for: serifCandidates) }

  private static let monospacedCandidates = [
    "JetBrains Mono", "Liberation Mono", "DejaVu Sans Mono", "Noto Sans Mono",
  ]
  private static let serifCandidates = [
    "Gelasio", "Source Serif 4", "Liberation Serif", "Noto Serif", "DejaVu Serif",
  ]

  /// The names of the families that an app can use, sorted.
  package static var familyNames: [String] {
    (appleFamilies.map(\.name) + appFonts.withLock { $0.map(\.familyName) }).uniqued().sorted()
  }

  /// Returns the PostScript names of a family's fonts.
  package static func fontNames(forFamily name: String) -> [String] {
    let own = appFonts.withLock { $0.filter { $0.familyName == name } }
    if !own.isEmpty { return own.map(\.postScriptName) }
    guard let family = appleFamilies.first(where: { $0.name == name }) else { return [] }
    return family.styles.map { family.postScriptName($0) }
  }

  /// Returns the font that an app refers to by a family's name or by a font's PostScript or full
  /// name, or `nil` if Apple doesn't have one.
  package static func match(_ name: String) -> Match? {
    let wanted = name.lowercased()
    let own = appFonts.withLock { fonts in
      fonts.first { $0.postScriptName.lowercased() == wanted }
        ?? fonts.first { $0.familyName.lowercased() == wanted && $0.weight == 400 && !$0.isItalic }
        ?? fonts.first { $0.familyName.lowercased() == wanted }
    }
    if let own { return own }
    for family in appleFamilies {
      for style in family.styles where family.postScriptName(style).lowercased() == wanted {
        return family.match(style)
      }
    }
    for family in appleFamilies
    where family.name.lowercased() == wanted || family.stem.lowercased() == wanted {
      return family.match(
        family.styles.first { family.weight($0) == 400 && !$0.isItalicStyle }
          ?? family.styles[0])
    }
    return match(fullName: wanted)
  }

  /// Returns the font with a display name, such as `Helvetica Neue Bold`, which is passed in
  /// lowercase.
  private static func match(fullName wanted: String) -> Match? {
    if let own = appFontsByFullName.withLock({ $0[wanted] }) { return own }
    for family in appleFamilies where wanted.hasPrefix(family.name.lowercased() + " ") {
      let wantedStyle = wanted.dropFirst(family.name.count).filter { $0 != " " }
      let style = family.styles.first { !$0.isEmpty && $0.lowercased() == wantedStyle }
      if let style { return family.match(style) }
    }
    return nil
  }

  /// Returns the font of a family with the closest weight and slant.
  package static func match(family name: String, weight: Int, isItalic: Bool) -> Match? {
    let candidates = fontNames(forFamily: name).compactMap { match($0) }
    return candidates.min {
      distance($0, weight: weight, isItalic: isItalic)
        < distance($1, weight: weight, isItalic: isItalic)
    }
  }

  private static func distance(_ match: Match, weight: Int, isItalic: Bool) -> Int {
    abs(match.weight - weight) + (match.isItalic == isItalic ? 0 : 1000)
  }

  // MARK: Files

  private static let installedFiles = Mutex<[FontFile]?>(nil)
  private static let appFonts = Mutex<[Match]>([])
  private static let appFontsByFullName = Mutex<[String: Match]>([:])

  /// The files of all fonts that runs of text can name, including registered fonts.
  ///
  /// Fonts that only a particular script needs, and that aren't in the catalog, aren't included.
  /// Use `files(ofFamily:)` to find them.
  package static var files: [FontFile] {
    let families = Set(
      appleFamilies.map { $0.face } + appFonts.withLock { $0.map(\.face) } + [
        systemFamily, emojiFamily, monospacedFamily, serifFamily, "DejaVu Sans",
      ])
    return allFiles().filter { families.contains($0.family) }
  }

  /// Starts reading the list of fonts on a separate thread, so that the first text doesn't have to
  /// wait for it.
  ///
  /// Pango also reads the list on a thread, but immediately waits for that thread.
  package static func beginReading() {
    Thread.detachNewThread { _ = FcInit() }
  }

  /// Returns the files of a family, or an empty list if it isn't installed.
  package static func files(ofFamily family: String) -> [FontFile] {
    allFiles().filter { $0.family == family }
  }

  /// Registers the fonts in an app's own files.
  /// - Returns: Whether each file could be read.
  @discardableResult
  package static func register(_ paths: [String]) -> [Bool] {
    let results = paths.map { path in
      FcConfigAppFontAddFile(nil, path) != 0 && register(file: path)
    }
    installedFiles.withLock { $0 = nil }
    TextEngine.shared.fontsDidChange()
    return results
  }

  private static func register(file path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    defer { FcPatternDestroy(pattern) }
    guard let file = FontFile(pattern) else { return false }
    let match = Match(
      familyName: file.family,
      postScriptName: pattern.string(FC_POSTSCRIPT_NAME) ?? file.family,
      face: file.family, weight: file.weight, isItalic: file.isItalic)
    appFonts.withLock { if !$0.contains(match) { $0.append(match) } }
    if let fullName = pattern.string(FC_FULLNAME) {
      appFontsByFullName.withLock { $0[fullName.lowercased()] = match }
    }
    return true
  }

  private static func allFiles() -> [FontFile] {
    installedFiles.withLock { files in
      if let files { return files }
      let found = listFiles()
      files = found
      return found
    }
  }

  private static func listFiles() -> [FontFile] {
    let any = FcPatternCreate()
    defer { FcPatternDestroy(any) }
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    for object in [FC_FAMILY, FC_FILE, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_INDEX] {
      FcObjectSetAdd(wanted, object)
    }
    guard let list = FcFontList(nil, any, wanted) else { return [] }
    defer { FcFontSetDestroy(list) }
    var files: [FontFile] = []
    for index in 0..<Int(list.pointee.nfont) {
      guard let pattern = list.pointee.fonts[index], let file = FontFile(pattern) else { continue }
      files.append(file)
    }
    return files.sorted {
      ($0.family, $0.isItalic ? 1 : 0, $0.weight, $0.path)
        < ($1.family, $1.isItalic ? 1 : 0, $1.weight, $1.path)
    }
  }

  /// Returns the first installed family in a list, or the system family if none is installed.
  fileprivate static func installed(for candidates: [String]) -> String {
    let families = Set(allFiles().map(\.family))
    return candidates.first { families.contains($0) } ?? systemFamily
  }

  // MARK: Apple's families

  fileprivate static let styleWeights: [String: Int] = [
    "UltraLight": 100, "ExtraLight": 200, "Thin": 200, "Light": 300, "Book": 400, "Regular": 400,
    "Roman": 400,
    "": 400, "Medium": 500, "DemiBold": 600, "Semibold": 600, "SemiBold": 600, "Bold": 700,
    "Heavy": 800, "ExtraBold": 800, "Black": 900, "Wide": 400, "Condensed": 400,
    "CondensedMedium": 500, "CondensedBold": 700, "CondensedExtraBold": 800, "CondensedBlack": 900,
    "ExtraBlack": 900, "Ultralight": 100, "W3": 300, "W4": 400, "W5": 500, "W6": 600, "W7": 700,
    "W8": 800,
  ]

  private static let sans = [
    "Liberation Sans", "Arimo", "Nimbus Sans", "Inter",
  ]
  private static let narrow = ["Liberation Sans Narrow"] + sans
  private static let geometric = ["Nunito Sans", "Nunito", "Montserrat", "Lato", "Inter"]
  private static let serif = [
    "Liberation Serif", "Tinos", "Nimbus Roman", "Noto Serif", "DejaVu Serif",
  ]
  private static let fixed = [
    "Liberation Mono", "Cousine", "Nimbus Mono PS", "DejaVu Sans Mono",
  ]
  private static let notoStyles = [
    "Regular", "Thin", "ExtraLight", "Light", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  private static let pingFangStyles = [
    "Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold",
  ]
  private static let hand = ["Comic Neue", "Comic Relief", "Patrick Hand", "Inter"]
  private static let script = ["Dancing Script", "Great Vibes", "Z003", "DejaVu Serif", "Inter"]

  fileprivate static let appleFamilies: [AppleFamily] = [
    AppleFamily(
      "Academy Engraved LET", stem: "AcademyEngravedLetPlain", [""], serif),
    AppleFamily("Al Nile", ["", "Bold"], sans),
    AppleFamily(
      "American Typewriter",
      ["", "Light", "Semibold", "Bold", "Condensed", "CondensedLight", "CondensedBold"], serif),
    AppleFamily("Apple Color Emoji", [""], [emojiFamily]),
    AppleFamily(
      "Apple SD Gothic Neo",
      ["Regular", "Thin", "UltraLight", "Light", "Medium", "SemiBold", "Bold"], sans),
    AppleFamily("Apple Symbols", [""], ["DejaVu Sans"]),
    AppleFamily("Arial", stem: "Arial", ["", "Bold", "Italic", "BoldItalic"], sans, suffix: "MT"),
    AppleFamily("Arial Hebrew", ["", "Light", "Bold"], sans),
    AppleFamily("Arial Rounded MT Bold", stem: "ArialRoundedMTBold", ["Bold"], sans, bare: true),
    AppleFamily(
      "Avenir",
      [
        "Book", "Roman", "BookOblique", "Oblique", "Light", "LightOblique", "Medium",
        "MediumOblique", "Heavy", "HeavyOblique", "Black", "BlackOblique",
      ], geometric),
    AppleFamily(
      "Avenir Next",
      [
        "Regular", "UltraLight", "UltraLightItalic", "Italic", "Medium", "MediumItalic", "DemiBold",
        "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
      ], geometric),
    AppleFamily(
      "Avenir Next Condensed", ["Regular", "Medium", "DemiBold", "Bold", "Heavy", "Italic"],
      narrow),
    AppleFamily(
      "Baskerville", ["", "Italic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic"], serif),
    AppleFamily("Bangla Sangam MN", ["", "Bold"], sans),
    AppleFamily("Bodoni 72", stem: "BodoniSvtyTwoITCTT", ["Book", "BookIta", "Bold"], serif),
    AppleFamily(
      "Bodoni 72 Oldstyle", stem: "BodoniSvtyTwoOSITCTT", ["Book", "BookIt", "Bold"], serif),
    AppleFamily("Bodoni 72 Smallcaps", stem: "BodoniSvtyTwoSCITCTT", ["Book"], serif),
    AppleFamily("Bodoni Ornaments", stem: "BodoniOrnamentsITCTT", [""], ["DejaVu Sans"]),
    AppleFamily("Bradley Hand", stem: "BradleyHandITCTT", ["Bold"], hand),
    AppleFamily("Chalkboard SE", stem: "ChalkboardSE", ["Regular", "Light", "Bold"], hand),
    AppleFamily("Chalkduster", [""], hand),
    AppleFamily("Charter", ["Roman", "Italic", "Bold", "BoldItalic", "Black"], serif),
    AppleFamily("Cochin", ["", "Italic", "Bold", "BoldItalic"], serif),
    AppleFamily("Copperplate", ["", "Light", "Bold"], serif),
    AppleFamily("Courier", ["", "Bold", "Oblique", "BoldOblique"], fixed),
    AppleFamily(
      "Courier New", stem: "CourierNewPS", ["", "Bold", "Italic", "BoldItalic"], fixed,
      suffix: "MT"),
    AppleFamily("Damascus", [""], sans),
    AppleFamily("Devanagari Sangam MN", ["", "Bold"], sans),
    AppleFamily("Didot", ["", "Italic", "Bold"], serif),
    AppleFamily("DIN Alternate", ["Bold"], sans),
    AppleFamily("DIN Condensed", ["Bold"], narrow),
    AppleFamily("Euphemia UCAS", stem: "EuphemiaUCAS", ["", "Italic", "Bold"], sans),
    AppleFamily("Farah", [""], sans),
    AppleFamily(
      "Futura", ["Medium", "MediumItalic", "Bold", "CondensedMedium", "CondensedExtraBold"],
      geometric),
    AppleFamily("Galvji", ["", "Bold"], sans),
    AppleFamily("Geeza Pro", ["", "Bold"], sans),
    AppleFamily("Georgia", ["", "Italic", "Bold", "BoldItalic"], ["Gelasio"] + serif),
    AppleFamily(
      "Gill Sans",
      [
        "", "Italic", "Light", "LightItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic",
      ], sans),
    AppleFamily("Grantha Sangam MN", ["Regular", "Bold"], sans),
    AppleFamily("Gujarati Sangam MN", ["", "Bold"], sans),
    AppleFamily("Gurmukhi MN", ["", "Bold"], sans),
    AppleFamily(
      "Helvetica", ["", "Oblique", "Light", "LightOblique", "Bold", "BoldOblique"], sans),
    AppleFamily(
      "Helvetica Neue",
      [
        "", "Italic", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light",
        "LightItalic", "Medium", "MediumItalic", "Bold", "BoldItalic", "CondensedBold",
        "CondensedBlack",
      ], sans),
    AppleFamily("Hiragino Maru Gothic ProN", stem: "HiraMaruProN", ["W4"], sans),
    AppleFamily("Hiragino Mincho ProN", stem: "HiraMinProN", ["W3", "W6"], serif),
    AppleFamily("Hiragino Sans", ["W3", "W4", "W5", "W6", "W7", "W8"], sans),
    AppleFamily("Hoefler Text", ["Regular", "Italic", "Black", "BlackItalic"], serif),
    AppleFamily("Impact", [""], ["Anton", "Inter"]),
    AppleFamily("Kailasa", ["", "Bold"], sans),
    AppleFamily("Kannada Sangam MN", ["", "Bold"], sans),
    AppleFamily("Kefa", ["Regular"], serif),
    AppleFamily("Khmer Sangam MN", [""], sans),
    AppleFamily("Kohinoor Bangla", ["Regular", "Light", "Semibold"], sans),
    AppleFamily("Kohinoor Devanagari", ["Regular", "Light", "Semibold"], sans),
    AppleFamily("Kohinoor Gujarati", ["Regular", "Light", "Bold"], sans),
    AppleFamily("Kohinoor Telugu", ["Regular", "Light", "Medium"], sans),
    AppleFamily("Lao Sangam MN", [""], sans),
    AppleFamily("Malayalam Sangam MN", ["", "Bold"], sans),
    AppleFamily("Marker Felt", ["Thin", "Wide"], hand, weights: ["Thin": 400, "Wide": 700]),
    AppleFamily(
      "Menlo", ["Regular", "Italic", "Bold", "BoldItalic"], ["DejaVu Sans Mono"] + fixed),
    AppleFamily("Mishafi", stem: "DiwanMishafi", [""], serif),
    AppleFamily("Mukta Mahee", ["Regular", "Light", "Bold"], sans),
    AppleFamily("Myanmar Sangam MN", ["", "Bold"], sans),
    AppleFamily("Noteworthy", ["Light", "Bold"], hand, weights: ["Light": 400]),
    AppleFamily("Noto Nastaliq Urdu", ["", "Bold"], serif),
    AppleFamily("Noto Sans Kannada", notoStyles, sans),
    AppleFamily("Noto Sans Myanmar", notoStyles, sans),
    AppleFamily("Noto Sans Oriya", ["", "Bold"], sans),
    AppleFamily("Noto Sans Syriac", notoStyles, sans),
    AppleFamily("Optima", ["Regular", "Italic", "Bold", "BoldItalic", "ExtraBlack"], sans),
    AppleFamily(
      "Palatino", ["Roman", "Italic", "Bold", "BoldItalic"], ["TeX Gyre Pagella", "P052"] + serif),
    AppleFamily("Papyrus", ["", "Condensed"], hand),
    AppleFamily("Party LET", stem: "PartyLetPlain", [""], script),
    AppleFamily("PingFang HK", pingFangStyles, sans),
    AppleFamily("PingFang MO", pingFangStyles, sans),
    AppleFamily("PingFang SC", pingFangStyles, sans),
    AppleFamily("PingFang TC", pingFangStyles, sans),
    AppleFamily("Rockwell", ["Regular", "Italic", "Bold", "BoldItalic"], serif),
    AppleFamily("Savoye LET", stem: "SavoyeLetPlain", [""], script),
    AppleFamily("Sinhala Sangam MN", ["", "Bold"], sans),
    AppleFamily("Snell Roundhand", ["", "Bold", "Black"], script),
    AppleFamily("STIX Two Math", stem: "STIXTwoMath", ["Regular"], serif),
    AppleFamily("STIX Two Text", stem: "STIXTwoText", ["", "Italic"], serif),
    AppleFamily("Symbol", [""], ["DejaVu Sans"]),
    AppleFamily("Tamil Sangam MN", ["", "Bold"], sans),
    AppleFamily("Thonburi", ["", "Light", "Bold"], sans),
    AppleFamily(
      "Times New Roman", stem: "TimesNewRomanPS", ["", "Italic", "Bold", "BoldItalic"], serif,
      suffix: "MT"),
    AppleFamily(
      "Trebuchet MS", stem: "TrebuchetMS", ["", "Italic", "Bold"], ["Fira Sans"] + sans),
    AppleFamily("Verdana", ["", "Italic", "Bold", "BoldItalic"], ["DejaVu Sans"] + sans),
    AppleFamily("Zapf Dingbats", stem: "ZapfDingbatsITC", [""], ["DejaVu Sans"]),
    AppleFamily("Zapfino", [""], script),
  ]
}

/// A font family of Apple devices.
private struct AppleFamily: Sendable {
  let name: String
  /// The common beginning of the PostScript names.
  let stem: String
  /// The endings of the PostScript names, without the dash.
  ///
  /// The ending is empty for the plain font.
  let styles: [String]
  let candidates: [String]
  let suffix: String
  let bare: Bool
  /// The weights of styles whose names suggest a different weight.
  let weights: [String: Int]

  init(
    _ name: String, stem: String? = nil, _ styles: [String], _ candidates: [String],
    suffix: String = "", bare: Bool = false, weights: [String: Int] = [:]
  ) {
    self.name = name
    self.stem = stem ?? name.filter { $0 != " " }
    self.styles = styles
    self.candidates = candidates
    self.suffix = suffix
    self.bare = bare
    self.weights = weights
  }

  var face: String { FontCatalog.installed(for: candidates) }

  func postScriptName(_ style: String) -> String {
    style.isEmpty || bare ? stem + suffix : "\(stem)-\(style)\(suffix)"
  }

  func weight(_ style: String) -> Int {
    weights[style] ?? FontCatalog.styleWeights[style.dropItalic] ?? 400
  }

  func match(_ style: String) -> FontCatalog.Match {
    FontCatalog.Match(
      familyName: name, postScriptName: postScriptName(style), face: face,
      weight: weight(style), isItalic: style.isItalicStyle)
  }
}

extension String {
  fileprivate var isItalicStyle: Bool {
    hasSuffix("Italic") || hasSuffix("Oblique") || hasSuffix("Ita")
      || hasSuffix("BookIt")
  }

  fileprivate var dropItalic: String {
    for end in ["Italic", "Oblique", "Ita"] where hasSuffix(end) {
      return String(dropLast(end.count))
    }
    return self
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension FontFile {
  /// Creates a font from fontconfig's description, or returns `nil` for a condensed or expanded
  /// font of a family that also has others.
  fileprivate init?(_ pattern: OpaquePointer) {
    guard let path = pattern.string(FC_FILE), let family = pattern.string(FC_FAMILY) else {
      return nil
    }
    var weight: Double = 0
    var slant: Int32 = 0
    var width: Int32 = 100
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    FcPatternGetInteger(pattern, FC_WIDTH, 0, &width)
    guard width == 100 || family.hasSuffix(" Narrow") else { return nil }
    let openType = FcWeightToOpenTypeDouble(weight)
    self.init(
      path: path, family: family, weight: openType < 0 ? 400 : Int(openType.rounded()),
      isItalic: slant > 0)
  }
}

extension OpaquePointer {
  fileprivate func string(_ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}

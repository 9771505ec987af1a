/// The scripts for which this computer has no font.
struct ScriptFonts: CustomStringConvertible {
  private struct Script {
    let name: String
    /// The languages that fontconfig can report fonts for.
    let languages: [String]
    /// The Debian package of a font.
    let package: String
  }

  private static let scripts = [
    Script(
      name: "Chinese, Japanese, and Korean", languages: ["zh-cn", "ja", "ko"],
      package: "fonts-noto-cjk"),
    Script(name: "Arabic", languages: ["ar"], package: "fonts-noto-core"),
    Script(name: "Hebrew", languages: ["he"], package: "fonts-noto-core"),
    Script(name: "Thai", languages: ["th"], package: "fonts-noto-core"),
    Script(name: "Devanagari", languages: ["hi"], package: "fonts-noto-core"),
  ]

  private let missing: [Script]

  /// Checks the fonts for each language.
  /// - Parameter hasFont: A closure that returns whether the computer has a font for a language
  ///   code.
  init(hasFont: (String) async -> Bool) async {
    var missing: [Script] = []
    for script in Self.scripts {
      for language in script.languages where await !hasFont(language) {
        missing.append(script)
        break
      }
    }
    self.missing = missing
  }

  /// Whether there's a font for every script.
  var areComplete: Bool { missing.isEmpty }

  /// The purpose of the fonts: the scripts without a font or, if there are none, all scripts.
  var description: String {
    let scripts = missing.isEmpty ? Self.scripts : missing
    return "fonts for " + scripts.map(\.name).joined(separator: ", ")
  }

  /// The Debian packages of the missing fonts, without duplicates.
  var packages: String {
    var packages: [String] = []
    for script in missing where !packages.contains(script.package) {
      packages.append(script.package)
    }
    return packages.joined(separator: " ")
  }
}

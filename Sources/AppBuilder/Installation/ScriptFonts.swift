/// The scripts whose letters this machine has no font for.
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

  /// Asks about each language.
  /// - Parameter hasFont: whether the machine has a font for a language, by its code.
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

  /// Whether every script has a font.
  var areComplete: Bool { missing.isEmpty }

  /// The purpose of the fonts: the scripts that don't have one or, if none does, all of them.
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

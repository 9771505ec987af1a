import Foundation

/// The name of a new project, which is also the name of its folder and its app.
package struct ProjectName: Sendable, Equatable {
  /// The name with all of its characters.
  package let text: String

  /// The most characters that a name can have.
  private static let longest = 60

  /// Modules that the app or its tests import, so that no other module can have their names.
  private static let importedModules: Set = [
    "Combine", "Darwin", "Dispatch", "Foundation", "Glibc", "ObjectiveC", "Swift", "Testing",
    "UIKit", "XCTest",
  ]

  /// Checks a name.
  /// - Throws: `Invalid` if a project, a folder, or a module can't have the name.
  package init(_ text: String) throws {
    let isAllowed = text.unicodeScalars.allSatisfy {
      CharacterSet.letters.contains($0) || CharacterSet.decimalDigits.contains($0)
        || " -_".unicodeScalars.contains($0)
    }
    guard isAllowed, text.first?.isLetter == true, text.last != " ", text.count <= Self.longest
    else { throw Invalid(name: text, isReserved: false) }
    self.text = text
    if Self.importedModules.contains(module) || SwiftKeywords.all.contains(module) {
      throw Invalid(name: text, isReserved: true)
    }
  }

  /// The name of the Swift module, in which other characters than letters and digits are
  /// underscores, as in Xcode's `c99extidentifier`.
  package var module: String {
    String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The last part of the bundle identifier, in which other characters than letters and digits are
  /// hyphens.
  var bundleComponent: String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// An error for a name that a project can't have.
  package struct Invalid: Error, CustomStringConvertible {
    /// The name.
    package var name: String
    /// Whether Swift uses the name for something else.
    package var isReserved: Bool

    /// The name, and the rule.
    package var description: String {
      let rule =
        isReserved
        ? "Swift uses it for something else. Add a word."
        : "Start with a letter, and use at most \(ProjectName.longest) letters, digits, spaces, "
          + "hyphens, and underscores."
      return "“\(name)” can't be the name of a project. \(rule)"
    }
  }
}

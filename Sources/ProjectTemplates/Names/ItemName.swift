/// The name of a new file, asset, or scene.
package struct ItemName: Sendable, Equatable {
  /// The name.
  package let text: String

  /// The most characters that a name can have.
  static let longest = 80

  /// Checks a name.
  /// - Parameter ending: An ending that's removed, such as `.swift`.
  /// - Throws: `Invalid` if a file can't have the name on all systems.
  package init(_ text: String, without ending: String = "") throws {
    let name = text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : text
    guard let first = name.first, first.isLetter || first.isNumber, name.last != " ",
      name.count <= Self.longest,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-+ ".contains($0) })
    else { throw Invalid(name: text) }
    self.text = name
  }

  /// An error for a name that's not allowed.
  package struct Invalid: Error, CustomStringConvertible {
    /// The name.
    package var name: String

    /// The name, and the rule.
    package var description: String {
      "Invalid name “\(name)”. Start with a letter or digit, and use at most \(ItemName.longest) "
        + "letters, digits, spaces, hyphens, underscores, and plus signs."
    }
  }
}

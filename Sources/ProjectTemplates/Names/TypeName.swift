/// The name of a new class, which is also the name of its file.
package struct TypeName: Sendable, Equatable {
  /// The name.
  package let text: String

  /// The most characters that a name can have.
  static let longest = 80

  /// Checks a name, from which it removes the ending `.swift`.
  /// - Throws: `Invalid` if Swift doesn't allow the name for a class.
  package init(_ text: String) throws {
    let name = text.hasSuffix(".swift") ? String(text.dropLast(6)) : text
    guard let first = name.first, first.isLetter || first == "_", name.count <= Self.longest,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !SwiftKeywords.all.contains(name)
    else { throw Invalid(name: text) }
    self.text = name
  }

  /// The name of the file.
  package var fileName: String { "\(text).swift" }

  /// An error for a name that a class can't have.
  package struct Invalid: Error, CustomStringConvertible {
    /// The name.
    package var name: String

    /// The name, and the rule.
    package var description: String {
      "“\(name)” can't be the name of a class. Start with a letter, and use at most "
        + "\(TypeName.longest) letters, digits, and underscores, such as DetailViewController."
    }
  }
}

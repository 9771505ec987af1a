/// A member of one of Apple's types, by its Objective-C name.
package struct AppleDeclaration: Hashable, Sendable {
  /// The kind of declaration.
  package enum Kind: String, Sendable {
    case initializer = "init"
    case method
    case property
    /// A class method or a class property.
    case ofClass = "static"
  }

  /// The type, such as `UITableView`.
  package let type: String
  /// The kind of declaration.
  package let kind: Kind
  /// The selector, such as `insertRowsAtIndexPaths:withRowAnimation:`.
  package let selector: String
  /// The pieces of the selector, or a single name if there are no arguments.
  let pieces: [String]
  /// The number of arguments.
  let argumentCount: Int

  /// Creates a member of a type from its selector.
  package init(_ type: String, _ kind: Kind, _ selector: String) {
    self.type = type
    self.kind = kind
    self.selector = selector
    pieces = selector.split(separator: ":").map(String.init)
    argumentCount = selector.count { $0 == ":" }
  }

  /// Reads a table of names.
  ///
  /// Each line contains the type, the word for a class or protocol, the kind, the selector, and
  /// `deprecated` or nothing.
  ///
  /// Types without members are omitted.
  package static func read(_ text: String, includesDeprecated: Bool = false) -> [AppleDeclaration] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let kind = Kind(rawValue: fields[2]), !fields[3].isEmpty,
        includesDeprecated || fields[4] != "deprecated"
      else { return nil }
      return AppleDeclaration(fields[0], kind, fields[3])
    }
  }
}

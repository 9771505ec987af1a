/// A member of a type of Apple's, by its name in Objective-C.
package struct AppleDeclaration: Hashable, Sendable {
  /// The kind of declaration.
  package enum Kind: String, Sendable {
    case initializer = "init"
    case method
    case property
    /// A method or a property of the class.
    case ofClass = "static"
  }

  /// The type, such as `UITableView`.
  package let type: String
  /// The kind of declaration.
  package let kind: Kind
  /// Such as `insertRowsAtIndexPaths:withRowAnimation:`.
  package let selector: String
  /// The labels of the arguments, or a single name if there are none.
  let pieces: [String]
  /// The number of arguments.
  let argumentCount: Int

  /// Creates a member of a type.
  package init(_ type: String, _ kind: Kind, _ selector: String) {
    self.type = type
    self.kind = kind
    self.selector = selector
    pieces = selector.split(separator: ":").map(String.init)
    argumentCount = selector.count { $0 == ":" }
  }

  /// Reads a table of names: type, class or protocol, kind, selector, and `deprecated` or nothing
  /// in each line.
  ///
  /// Types without members are left out.
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

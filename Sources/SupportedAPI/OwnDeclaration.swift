/// One of our public declarations.
package struct OwnDeclaration: Hashable, Sendable {
  /// The kind of declaration.
  package enum Kind: Hashable, Sendable {
    case type
    case initializer
    case method
    case property
    case ofClass
    case enumCase
  }

  /// The kind of declaration.
  package let kind: Kind
  /// The names of the enclosing types, the outermost first.
  package let scope: [String]
  /// The name, such as `insertRows(at:with:)`.
  package let name: String
  /// The types of the parameters as written in the declaration.
  package let parameters: [String]
  /// The type of the value or result as written in the declaration.
  package let result: String
  /// The part of the name before the parentheses.
  let base: String
  /// The labels of the arguments, where `_` means no label.
  let labels: [String]

  /// Creates a declaration with a kind, a scope, and a name.
  package init(
    _ kind: Kind, in scope: [String], _ name: String, parameters: [String] = [],
    result: String = ""
  ) {
    self.kind = kind
    self.scope = scope
    self.name = name
    self.parameters = parameters
    self.result = result
    base = String(name.prefix { $0 != "(" })
    labels = Self.labels(of: name)
  }

  /// The type that contains the declaration, such as `UIButton.Configuration`.
  package var type: String { scope.joined(separator: ".") }

  private static func labels(of name: String) -> [String] {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return [] }
    return name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}

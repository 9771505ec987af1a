/// A public declaration of ours.
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
  /// The names of the types that it's in, the outermost first.
  package let scope: [String]
  /// Such as `insertRows(at:with:)`.
  package let name: String
  /// The types of the parameters as they are written.
  package let parameters: [String]
  /// The type of the value or result as it is written.
  package let result: String
  /// The name in front of the parentheses.
  let base: String
  /// The labels of the arguments; `_` is none.
  let labels: [String]

  /// Creates a declaration.
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

  /// The type that it's a member of, such as `UIButton.Configuration`.
  package var type: String { scope.joined(separator: ".") }

  private static func labels(of name: String) -> [String] {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return [] }
    return name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}

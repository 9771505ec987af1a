/// A declaration in a module.
package struct DeclaredSymbol: Encodable, Sendable {
  /// A piece of a declaration's text.
  package struct Fragment: Codable, Sendable {
    /// The text.
    package let spelling: String
    /// The identifier of the type that the text refers to.
    package let preciseIdentifier: String?
  }

  /// The parameters and result of a function.
  package struct Signature: Codable, Sendable {
    /// A parameter of a function.
    package struct Parameter: Codable, Sendable {
      /// The fragments of the declaration, such as `name: String`.
      package let declarationFragments: [Fragment]?
    }

    /// The parameters, or `nil` if there are none.
    package let parameters: [Parameter]?
    /// The type of the result.
    package let returns: [Fragment]?
  }

  enum CodingKeys: String, CodingKey {
    case kind, identifier, pathComponents, declarationFragments, functionSignature
  }

  private struct Kind: Codable {
    let identifier: String
  }

  private struct Identifier: Codable {
    let precise: String
  }

  /// The kind of declaration, such as `swift.method`.
  package let kind: String
  /// The mangled name of the declaration, which is unique.
  package let identifier: String
  /// The names of the enclosing types, followed by the declaration's own name.
  package let path: [String]
  /// The text of the declaration.
  package let declaration: [Fragment]
  /// The signature, or `nil` for declarations that aren't functions.
  package let signature: Signature?

  /// Creates a declaration from decoded values, or returns `nil` for declarations of other modules.
  init?(_ values: KeyedDecodingContainer<CodingKeys>, of module: String) throws {
    identifier = try values.decode(Identifier.self, forKey: .identifier).precise
    guard Self.isDeclared(identifier, in: module) else { return nil }
    kind = try values.decode(Kind.self, forKey: .kind).identifier
    path = try values.decode([String].self, forKey: .pathComponents)
    declaration =
      try values.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    signature = try values.decodeIfPresent(Signature.self, forKey: .functionSignature)
  }

  /// Encodes the declaration in the compiler's format, which `init` reads.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Identifier(precise: identifier), forKey: .identifier)
    try values.encode(Kind(identifier: kind), forKey: .kind)
    try values.encode(path, forKey: .pathComponents)
    try values.encode(declaration, forKey: .declarationFragments)
    try values.encodeIfPresent(signature, forKey: .functionSignature)
  }

  /// Returns whether a module contains the declaration with a mangled name.
  ///
  /// The name starts with the module, or it contains the module before an `E` if the module extends
  /// a type of another module.
  private static func isDeclared(_ identifier: String, in module: String) -> Bool {
    let name = "\(module.utf8.count)\(module)"
    return identifier.hasPrefix("s:" + name) || identifier.contains(name + "E")
  }
}

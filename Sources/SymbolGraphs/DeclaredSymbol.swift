/// One declaration of a module.
package struct DeclaredSymbol: Encodable, Sendable {
  /// A piece of a declaration's text.
  package struct Fragment: Codable, Sendable {
    /// The text.
    package let spelling: String
    /// The identifier of the type that it names.
    package let preciseIdentifier: String?
  }

  /// The parameters and result of a function.
  package struct Signature: Codable, Sendable {
    /// One parameter.
    package struct Parameter: Codable, Sendable {
      /// Such as `name: String`.
      package let declarationFragments: [Fragment]?
    }

    /// The parameters; `nil` for none.
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

  /// Such as `swift.method`.
  package let kind: String
  /// The name that the compiler mangles, which is unique.
  package let identifier: String
  /// The names of the types around it, and its own.
  package let path: [String]
  /// The text of the declaration.
  package let declaration: [Fragment]
  /// `nil` for declarations that aren't functions.
  package let signature: Signature?

  /// `nil` for declarations of another module.
  init?(_ values: KeyedDecodingContainer<CodingKeys>, of module: String) throws {
    identifier = try values.decode(Identifier.self, forKey: .identifier).precise
    guard Self.isDeclared(identifier, in: module) else { return nil }
    kind = try values.decode(Kind.self, forKey: .kind).identifier
    path = try values.decode([String].self, forKey: .pathComponents)
    declaration =
      try values.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    signature = try values.decodeIfPresent(Signature.self, forKey: .functionSignature)
  }

  /// Writes the format that `init` reads, as the compiler does.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Identifier(precise: identifier), forKey: .identifier)
    try values.encode(Kind(identifier: kind), forKey: .kind)
    try values.encode(path, forKey: .pathComponents)
    try values.encode(declaration, forKey: .declarationFragments)
    try values.encodeIfPresent(signature, forKey: .functionSignature)
  }

  /// Returns whether a module declares the item with a mangled name, which starts with the module,
  /// or contains it before an `E` if the module extends another one's type.
  private static func isDeclared(_ identifier: String, in module: String) -> Bool {
    let name = "\(module.utf8.count)\(module)"
    return identifier.hasPrefix("s:" + name) || identifier.contains(name + "E")
  }
}

/// One declaration of a module.
package struct DeclaredSymbol: Sendable {
  /// A piece of a declaration's text.
  package struct Fragment: Decodable, Sendable {
    /// The text.
    package let spelling: String
    /// The identifier of the type that it names.
    package let preciseIdentifier: String?
  }

  /// What a function takes and returns.
  package struct Signature: Decodable, Sendable {
    /// One parameter.
    package struct Parameter: Decodable, Sendable {
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

  private struct Kind: Decodable {
    let identifier: String
  }

  private struct Identifier: Decodable {
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
  /// `nil` for what isn't a function.
  package let signature: Signature?

  /// `nil` for what another module declares.
  init?(_ values: KeyedDecodingContainer<CodingKeys>, of module: String) throws {
    identifier = try values.decode(Identifier.self, forKey: .identifier).precise
    guard Self.isDeclared(identifier, in: module) else { return nil }
    kind = try values.decode(Kind.self, forKey: .kind).identifier
    path = try values.decode([String].self, forKey: .pathComponents)
    declaration =
      try values.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    signature = try values.decodeIfPresent(Signature.self, forKey: .functionSignature)
  }

  /// Whether a module declares what has a mangled name, which begins with the module, or has it before an `E` where the
  /// module extends another one's type.
  private static func isDeclared(_ identifier: String, in module: String) -> Bool {
    let name = "\(module.utf8.count)\(module)"
    return identifier.hasPrefix("s:" + name) || identifier.contains(name + "E")
  }
}

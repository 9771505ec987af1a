/// What the compiler says of a module when it compiles it, as `swiftc -emit-symbol-graph` writes it.
///
/// The compiler also tells what modules declare that the module exports again, such as Foundation; that is left out.
struct SymbolGraph: Decodable {
  /// A piece of a declaration's text.
  struct Fragment: Decodable {
    let spelling: String
    /// Which type it names.
    let preciseIdentifier: String?
  }

  /// One declaration.
  struct Symbol {
    /// Such as `swift.method`.
    let kind: String
    /// The name that the compiler mangles, which is unique.
    let identifier: String
    /// The names of the types around it, and its own.
    let path: [String]
    /// The text of a method; empty for everything else.
    let declaration: [Fragment]
  }

  /// What one declaration is to another.
  struct Relationship: Decodable {
    /// Such as `inheritsFrom`.
    let kind: String
    let source: String
    let target: String
    /// The name of a target of another module, with that module's.
    let targetFallback: String?
  }

  private struct Module: Decodable {
    let name: String
  }

  private enum CodingKeys: String, CodingKey {
    case module, symbols, relationships
  }

  /// The name of the module.
  let module: String
  /// What the module declares, of types that it extends too.
  let symbols: [Symbol]
  let relationships: [Relationship]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    module = try values.decode(Module.self, forKey: .module).name
    relationships = try values.decode([Relationship].self, forKey: .relationships)
    var list = try values.nestedUnkeyedContainer(forKey: .symbols)
    var symbols: [Symbol] = []
    while !list.isAtEnd {
      let symbol = try list.nestedContainer(keyedBy: Symbol.CodingKeys.self)
      if let own = try Symbol(symbol, of: module) { symbols.append(own) }
    }
    self.symbols = symbols
  }
}

extension SymbolGraph.Symbol {
  fileprivate enum CodingKeys: String, CodingKey {
    case kind, identifier, pathComponents, declarationFragments
  }

  private struct Kind: Decodable {
    let identifier: String
  }

  private struct Identifier: Decodable {
    let precise: String
  }

  /// `nil` for what another module declares.
  fileprivate init?(_ values: KeyedDecodingContainer<CodingKeys>, of module: String) throws {
    identifier = try values.decode(Identifier.self, forKey: .identifier).precise
    guard Self.isDeclared(identifier, in: module) else { return nil }
    kind = try values.decode(Kind.self, forKey: .kind).identifier
    path = try values.decode([String].self, forKey: .pathComponents)
    declaration =
      kind.hasSuffix(".method")
      ? try values.decode([SymbolGraph.Fragment].self, forKey: .declarationFragments) : []
  }

  /// Whether a module declares what has a mangled name, which begins with the module, or has it before an `E` where the
  /// module extends another one's type.
  private static func isDeclared(_ identifier: String, in module: String) -> Bool {
    let name = "\(module.utf8.count)\(module)"
    return identifier.hasPrefix("s:" + name) || identifier.contains(name + "E")
  }
}

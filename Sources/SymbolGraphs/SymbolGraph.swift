import Foundation

/// What the compiler says of a module when it compiles it, as `swiftc -emit-symbol-graph` writes it.
///
/// The compiler also lists what is declared in modules that the module exports again, such as Foundation; that is left out.
package struct SymbolGraph: Decodable, Sendable {
  /// What one declaration is to another.
  package struct Relationship: Decodable, Sendable {
    /// Such as `inheritsFrom`.
    package let kind: String
    /// The identifier of the declaration that the relationship is of.
    package let source: String
    /// The identifier of the other declaration.
    package let target: String
    /// The name of a target of another module, with that module's.
    package let targetFallback: String?
  }

  private struct Module: Decodable {
    let name: String
  }

  private enum CodingKeys: String, CodingKey {
    case module, symbols, relationships
  }

  /// The end of the name of each file that holds a symbol graph; before it stands the module and, where the file holds what
  /// that adds to another module's types, `@` with the other one.
  package static let suffix = ".symbols.json"

  /// The name of the module.
  package let module: String
  /// What the module declares, of types that it extends too.
  package let symbols: [DeclaredSymbol]
  /// What the declarations are to each other.
  package let relationships: [Relationship]

  /// Reads a graph.
  /// - Throws: `DecodingError` if it is damaged.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    module = try values.decode(Module.self, forKey: .module).name
    relationships = try values.decode([Relationship].self, forKey: .relationships)
    var list = try values.nestedUnkeyedContainer(forKey: .symbols)
    var symbols: [DeclaredSymbol] = []
    while !list.isAtEnd {
      let symbol = try list.nestedContainer(keyedBy: DeclaredSymbol.CodingKeys.self)
      if let own = try DeclaredSymbol(symbol, of: module) { symbols.append(own) }
    }
    self.symbols = symbols
  }

  /// The names of the files in a folder that hold symbol graphs, in order.
  /// - Throws: What Foundation throws for a folder that can't be read.
  package static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// The module that a file of symbols is of.
  package static func module(of file: URL) -> String {
    String(file.lastPathComponent.prefix { $0 != "@" && $0 != "." })
  }
}

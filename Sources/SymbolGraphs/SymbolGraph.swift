import Foundation

/// The compiler's information about a module, in the format of `swiftc -emit-symbol-graph`.
///
/// The compiler also lists declarations of reexported modules, such as Foundation. These are
/// omitted.
package struct SymbolGraph: Codable, Sendable {
  /// A relationship between two declarations.
  package struct Relationship: Codable, Sendable {
    /// The kind of relationship, such as `inheritsFrom`.
    package let kind: String
    /// The identifier of the source of the relationship.
    package let source: String
    /// The identifier of the target of the relationship.
    package let target: String
    /// The name of a target in another module, including the name of the module.
    package let targetFallback: String?
  }

  private struct Module: Codable {
    let name: String
  }

  private enum CodingKeys: String, CodingKey {
    case module, symbols, relationships
  }

  /// The end of the name of each file that contains a symbol graph.
  ///
  /// The name starts with the module and, if the file contains extensions of another module's
  /// types, `@` and that module.
  package static let suffix = ".symbols.json"

  /// The name of the framework that contains the module's declarations.
  package let module: String
  /// The module's declarations, including extensions of other modules' types.
  package let symbols: [DeclaredSymbol]
  /// The relationships between the declarations.
  package let relationships: [Relationship]

  /// Reads a graph.
  /// - Throws: `DecodingError` if the graph is invalid.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    module = Self.framework(of: try values.decode(Module.self, forKey: .module).name)
    relationships = try values.decode([Relationship].self, forKey: .relationships)
    var list = try values.nestedUnkeyedContainer(forKey: .symbols)
    var symbols: [DeclaredSymbol] = []
    while !list.isAtEnd {
      let symbol = try list.nestedContainer(keyedBy: DeclaredSymbol.CodingKeys.self)
      if let own = try DeclaredSymbol(symbol, of: module) { symbols.append(own) }
    }
    self.symbols = symbols
  }

  /// Returns the framework that contains a module's declarations.
  ///
  /// All modules of UIKit have its ABI name.
  private static func framework(of module: String) -> String {
    module.hasPrefix("UIKit") ? "UIKit" : module
  }

  /// Encodes the graph in the compiler's format, which `init` reads.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Module(name: module), forKey: .module)
    try values.encode(symbols, forKey: .symbols)
    try values.encode(relationships, forKey: .relationships)
  }

  /// Writes a graph to a file that Quince reads in place of the compiler's file.
  ///
  /// The compiler's file is about ten times as large because it also contains comments, locations,
  /// and the declarations of other modules.
  /// - Throws: An error if reading or writing fails.
  package static func shorten(_ file: URL, to place: URL) throws {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(graph.ofOwnSymbols).write(to: place)
  }

  /// The graph without relationships among declarations of other modules.
  private var ofOwnSymbols: SymbolGraph {
    let own = Set(symbols.map(\.identifier))
    return SymbolGraph(
      module: module, symbols: symbols,
      relationships: relationships.filter { own.contains($0.source) || own.contains($0.target) })
  }

  private init(module: String, symbols: [DeclaredSymbol], relationships: [Relationship]) {
    self.module = module
    self.symbols = symbols
    self.relationships = relationships
  }

  /// Returns the names of the files in a folder that contain symbol graphs, in order.
  /// - Throws: A Foundation error if the folder can't be read.
  package static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Returns the module that a symbol graph file belongs to.
  package static func module(of file: URL) -> String {
    String(file.lastPathComponent.prefix { $0 != "@" && $0 != "." })
  }
}

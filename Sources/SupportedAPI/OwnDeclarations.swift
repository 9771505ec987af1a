import Foundation
import SymbolGraphs

/// The public declarations of our frameworks, read from the compiler's symbol graphs.
package struct OwnDeclarations: Sendable {
  /// All declarations.
  package let all: [OwnDeclaration]
  /// The names of the types that a type inherits from or conforms to.
  package private(set) var parents: [String: Set<String>] = [:]

  /// Reads the declarations from the symbol graphs in a folder.
  /// - Throws: A Foundation error if a file can't be read or isn't a symbol graph.
  package init(folder: URL) throws {
    self.init(
      try SymbolGraph.files(in: folder).map {
        try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
      })
  }

  /// Creates a collection of declarations, with the types that each type inherits from or conforms
  /// to.
  init(_ all: [OwnDeclaration], parents: [String: Set<String>] = [:]) {
    self.all = all
    self.parents = parents
  }

  /// Creates a collection of the declarations in symbol graphs.
  package init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
    all = Set(symbols.compactMap(OwnDeclaration.init)).sorted {
      ($0.type, $0.name) < ($1.type, $1.name)
    }
    let names = Dictionary(
      symbols.map { ($0.identifier, $0.path.joined(separator: ".")) }, uniquingKeysWith: { $1 })
    for relationship in graphs.flatMap(\.relationships)
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let source = names[relationship.source] else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback.map(Self.plain)
      if let target { parents[source, default: []].insert(target) }
    }
  }

  /// Returns a name without its module.
  private static func plain(_ name: String) -> String {
    name.split(separator: ".").dropFirst().joined(separator: ".")
  }
}

extension OwnDeclaration {
  /// Creates a declaration from a symbol, or returns `nil` if the symbol is neither a member nor a
  /// type.
  fileprivate init?(_ symbol: DeclaredSymbol) {
    guard let kind = Kind(symbol.kind), let name = symbol.path.last else { return nil }
    self.init(
      kind, in: symbol.path.dropLast(), name,
      parameters: (symbol.signature?.parameters ?? []).map {
        Self.type($0.declarationFragments ?? [])
      },
      result: Self.type(symbol.signature?.returns ?? symbol.declaration))
  }

  /// Returns the text after the colon.
  private static func type(_ fragments: [DeclaredSymbol.Fragment]) -> String {
    let text = fragments.map(\.spelling).joined()
    guard let colon = text.firstIndex(of: ":") else { return text }
    return text[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
  }
}

extension OwnDeclaration.Kind {
  /// Creates a kind from its name in a symbol graph.
  fileprivate init?(_ name: String) {
    switch name {
    case "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
      "swift.associatedtype":
      self = .type
    case "swift.init": self = .initializer
    case "swift.method", "swift.func", "swift.subscript": self = .method
    case "swift.property", "swift.var": self = .property
    case "swift.type.method", "swift.type.property": self = .ofClass
    case "swift.enum.case": self = .enumCase
    default: return nil
    }
  }
}

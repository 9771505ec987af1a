import Foundation

/// What the Swift compiler writes down of a module's public declarations.
package struct SymbolGraph: Sendable {
  /// The declarations.
  package private(set) var declarations: [OwnDeclaration] = []
  /// The names of the types that a type inherits from or conforms to.
  package private(set) var parents: [String: Set<String>] = [:]

  /// Reads UIKit's symbol graphs in a folder, which hold what UIKit exports of other modules too.
  /// - Throws: What Foundation throws for a file that can't be read or is no symbol graph.
  package init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path })
    where file.lastPathComponent.hasPrefix("UIKit")
      && file.lastPathComponent.hasSuffix(".symbols.json")
    {
      try add(Data(contentsOf: file))
    }
    declarations = Array(Set(declarations)).sorted { ($0.type, $0.name) < ($1.type, $1.name) }
  }

  /// What a symbol graph says.
  /// - Throws: What `JSONDecoder` throws for data that is no symbol graph.
  package init(data: Data) throws {
    try add(data)
  }

  private mutating func add(_ data: Data) throws {
    let graph = try JSONDecoder().decode(Contents.self, from: data)
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
      if let declaration = symbol.declaration { declarations.append(declaration) }
    }
    for relationship in graph.relationships
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let source = names[relationship.source] else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback.map(Self.plain)
      if let target { parents[source, default: []].insert(target) }
    }
  }

  /// A name without its module.
  private static func plain(_ name: String) -> String {
    name.split(separator: ".").dropFirst().joined(separator: ".")
  }
}

/// The parts of the compiler's file that count here.
private struct Contents: Decodable {
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }

    struct Parameter: Decodable {
      let declarationFragments: [Fragment]?
    }

    struct Signature: Decodable {
      let parameters: [Parameter]?
      let returns: [Fragment]?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let functionSignature: Signature?
    let declarationFragments: [Fragment]?

    var declaration: OwnDeclaration? {
      guard let kind = ownKind, let name = pathComponents.last else { return nil }
      let parameters = functionSignature?.parameters ?? []
      let result = (functionSignature?.returns ?? declarationFragments ?? [])
      return OwnDeclaration(
        kind, in: pathComponents.dropLast(), name,
        parameters: parameters.map { Self.type($0.declarationFragments ?? []) },
        result: Self.type(result))
    }

    private var ownKind: OwnDeclaration.Kind? {
      switch kind.identifier {
      case "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
        "swift.associatedtype":
        .type
      case "swift.init": .initializer
      case "swift.method", "swift.func", "swift.subscript": .method
      case "swift.property", "swift.var": .property
      case "swift.type.method", "swift.type.property": .ofClass
      case "swift.enum.case": .enumCase
      default: nil
      }
    }

    /// What stands behind the colon.
    private static func type(_ fragments: [Fragment]) -> String {
      let text = fragments.map(\.spelling).joined()
      guard let colon = text.firstIndex(of: ":") else { return text }
      return text[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
    }
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

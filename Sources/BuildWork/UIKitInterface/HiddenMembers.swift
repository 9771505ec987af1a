import Foundation

/// The names of a module's declarations that other modules of Quince use, but apps can't.
struct HiddenMembers {
  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    let pathComponents: [String]
    let accessLevel: String
  }

  private var internalNames: Set<String> = []
  private var publicNames: Set<String> = []

  /// The names that no public declaration has, such as `layOut(:in:)`.
  var hidden: Set<String> { internalNames.subtracting(publicNames) }

  /// Adds the names in a symbol graph.
  /// - Throws: An error if the file can't be read.
  mutating func add(_ file: URL) throws {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    for symbol in graph.symbols {
      // The toolchain's language server writes arguments without labels in this way.
      guard let name = symbol.pathComponents.last?.replacing("_:", with: ":") else { continue }
      if symbol.accessLevel == "package" {
        internalNames.insert(name)
      } else {
        publicNames.insert(name)
      }
    }
  }
}

import Foundation

@testable import AppBuilder
@testable import BuildWork
@testable import SymbolGraphs

/// The declarations of Foundation's modules, as the toolchain has them.
struct FoundationGraphs {
  private let graphs: [SymbolGraph]

  /// Has the toolchain write the declarations.
  /// - Parameter folder: An empty folder.
  init(in folder: URL) async throws {
    let tool = try BuildOptions().toolchain.programs
      .appendingPathComponent("swift-symbolgraph-extract")
    for module in ["Foundation", "FoundationNetworking", "FoundationXML"] {
      let process = Process()
      process.executableURL = tool
      process.arguments = [
        "-module-name", module, "-target", "\(Self.architecture)-unknown-linux-gnu",
        "-output-dir", folder.path, "-minimum-access-level", "public",
      ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    graphs = try SymbolGraph.files(in: folder).map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
  }

  #if arch(arm64)
    private static let architecture = "aarch64"
  #else
    private static let architecture = "x86_64"
  #endif

  /// The methods of delegates that have defaults, by protocol.
  func optionalMethods() -> [String: Set<String>] {
    let symbols = Dictionary(
      graphs.flatMap(\.symbols).map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let relationships = graphs.flatMap(\.relationships)
    let defaulted = Set(
      relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    var found: [String: Set<String>] = [:]
    for relationship in relationships where relationship.kind == "requirementOf" {
      guard defaulted.contains(relationship.source), let symbol = symbols[relationship.source],
        symbol.kind == "swift.method", symbol.path[0].hasSuffix("Delegate")
      else { continue }
      found[symbol.path[0], default: []].insert(symbol.path[1])
    }
    return found
  }
}

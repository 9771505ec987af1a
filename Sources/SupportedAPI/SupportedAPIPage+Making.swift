import Foundation
import Stubs

extension SupportedAPIPage {
  /// Creates the page from the declarations in the symbol graphs in one folder and the names in the
  /// tables in another folder, `docs/api`.
  /// - Throws: A Foundation error if a file can't be read.
  package static func make(graphs: URL, tables: URL) throws -> String {
    func table(_ name: String) throws -> String {
      try String(contentsOf: tables.appendingPathComponent(name), encoding: .utf8)
    }
    return SupportedAPIPage(
      try api(graphs: graphs, tables: tables), areas: try table("areas.tsv"),
      stubs: Stub.all.map { ($0.name, $0.lacks) }, newer: try newer(graphs: graphs, tables: tables)
    ).text
  }

  /// Returns the support for the names of newer systems, read from the same folders.
  /// - Throws: A Foundation error if a file can't be read.
  package static func newer(graphs: URL, tables: URL) throws -> NewerNames {
    func table(_ name: String) throws -> String {
      try String(contentsOf: tables.appendingPathComponent(name), encoding: .utf8)
    }
    return NewerNames(
      objectiveC: try table("uikit-26.tsv"), swift: try table("uikit-26-27.tsv"),
      own: try OwnDeclarations(folder: graphs), rule: NameRule(renamed: try table("renamed.tsv")),
      stubs: Set(Stub.all.map(\.name)))
  }

  /// Returns the supported API, read from the same folders.
  /// - Throws: A Foundation error if a file can't be read.
  package static func api(graphs: URL, tables: URL) throws -> SupportedAPI {
    func table(_ name: String) throws -> String {
      try String(contentsOf: tables.appendingPathComponent(name), encoding: .utf8)
    }
    return SupportedAPI(
      names: AppleDeclaration.read(try table("uikit-api.tsv")),
      own: try OwnDeclarations(folder: graphs), rule: NameRule(renamed: try table("renamed.tsv")),
      types: try table("types.tsv"), stubs: Set(Stub.all.flatMap { [$0.name] + $0.uncalled }))
  }
}

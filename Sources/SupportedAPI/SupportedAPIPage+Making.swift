import Foundation
import Stubs

extension SupportedAPIPage {
  /// Creates the page from the declarations in the symbol graphs in one folder and the names in the
  /// tables in another folder, `docs/api`.
  /// - Throws: A Foundation error if a file can't be read.
  package static func make(graphs: URL, tables: URL) throws -> String {
    let own = try OwnDeclarations(folder: graphs)
    return SupportedAPIPage(
      try api(own, tables: tables), areas: try table("areas.tsv", in: tables),
      stubs: Stub.all.map { ($0.name, $0.lacks) }, newer: try newer(own, tables: tables)
    ).text
  }

  /// Returns the supported API, read from the same folders.
  /// - Throws: A Foundation error if a file can't be read.
  package static func api(graphs: URL, tables: URL) throws -> SupportedAPI {
    try api(OwnDeclarations(folder: graphs), tables: tables)
  }

  private static func api(_ own: OwnDeclarations, tables: URL) throws -> SupportedAPI {
    SupportedAPI(
      names: AppleDeclaration.read(try table("uikit-api.tsv", in: tables)), own: own,
      rule: try rule(in: tables), types: try table("types.tsv", in: tables),
      stubs: Set(Stub.all.flatMap { [$0.name] + $0.uncalled }))
  }

  private static func newer(_ own: OwnDeclarations, tables: URL) throws -> NewerNames {
    NewerNames(
      objectiveC: try table("uikit-26.tsv", in: tables),
      swift: try table("uikit-26-27.tsv", in: tables), own: own, rule: try rule(in: tables),
      stubs: Set(Stub.all.map(\.name)))
  }

  private static func rule(in tables: URL) throws -> NameRule {
    NameRule(renamed: try table("renamed.tsv", in: tables))
  }

  private static func table(_ name: String, in tables: URL) throws -> String {
    try String(contentsOf: tables.appendingPathComponent(name), encoding: .utf8)
  }
}

import Foundation
import SymbolGraphs

/// The public names in the frameworks, and the names in Apple's UIKit that aren't available.
package struct FrameworkNames: Codable, Sendable {
  /// The tables of Apple's names that `init` reads.
  package static let tables = ["uikit-api.tsv", "renamed.tsv", "types.tsv"]

  /// The names of nested types by the name of the enclosing type, which is empty for top-level
  /// types.
  private let types: [String: Set<String>]
  /// The names of members, such as `insertRows(at:with:)`, by type.
  ///
  /// The type of global functions and constants is empty.
  private let members: [String: Set<String>]
  /// The types that each type inherits from or conforms to.
  private let parents: [String: Set<String>]
  /// Apple's types that aren't available.
  private let missingTypes: Set<String>
  /// The words of possible names of unavailable members, by type.
  private let missingMembers: [String: Set<[String]>]

  /// Reads the names.
  /// - Parameter tables: The folder of the tables.
  /// - Throws: A Foundation error if a table can't be read.
  package init(_ graphs: [SymbolGraph], tables folder: URL) throws {
    let tables = try Self.tables.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    self.init(OwnDeclarations(graphs), apple: tables[0], renamed: tables[1], types: tables[2])
  }

  /// Creates names by comparing declarations with the text of the tables.
  init(_ own: OwnDeclarations, apple: String, renamed: String, types table: String) {
    types = own.all.filter { $0.kind == .type }
      .reduce(into: [:]) { $0[$1.type, default: []].insert($1.name) }
    members = own.all.filter { ![.type, .initializer].contains($0.kind) }
      .reduce(into: [:]) { $0[$1.type, default: []].insert($1.name.filter { $0 != "`" }) }
    parents = own.parents
    let rule = NameRule(renamed: renamed)
    let entries = SupportedAPI(
      names: AppleDeclaration.read(apple, includesDeprecated: true), own: own, rule: rule,
      types: table, stubs: []
    ).entries
    missingTypes = Set(entries.filter { !$0.exists }.map(\.name))
    missingMembers = entries.reduce(into: [:]) { missing, entry in
      let names = entry.members.filter { $0.support == .missing }
        .flatMap { rule.names(of: $0.selector, in: entry.name) }
      for type in entry.ownNames where !names.isEmpty {
        missing[type, default: []].formUnion(names)
      }
    }
  }

  /// Returns a type and all types that it inherits from or conforms to, the nearest first.
  package func lineage(of type: String) -> [String] {
    var found: [String] = []
    var open = [type]
    while !open.isEmpty {
      let name = open.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      open += (parents[name] ?? []).sorted()
    }
    return found
  }

  /// Returns the members that the types themselves declare, with the labels of methods.
  package func members(of types: [String]) -> Set<String> {
    types.reduce(into: []) { $0.formUnion(members[$1] ?? []) }
  }

  /// Returns the names of the types that are nested directly in the given types.
  package func types(in types: [String]) -> Set<String> {
    types.reduce(into: []) { $0.formUnion(self.types[$1] ?? []) }
  }

  /// Returns whether a type exists in Apple's UIKit but not in the frameworks.
  package func isMissing(type: String) -> Bool { missingTypes.contains(type) }

  /// Returns the first of some types that has a member in Apple's UIKit, but not in the frameworks.
  /// - Parameter name: The name in Swift, without labels.
  package func owner(ofMissing name: String, among types: [String]) -> String? {
    let variants = Words.variants(of: name)
    return types.first { missingMembers[$0]?.isDisjoint(with: variants) == false }
  }
}

import Foundation
import Stubs

/// Lists of stubs for users and programs.
enum StubList {
  private struct Entry: Encodable {
    var name: String
    var type: String
    var member: String
    var lacks: String
  }

  /// Returns the limits of each type, by the type's name.
  static func table(_ stubs: [Stub]) -> String {
    let byType = Dictionary(grouping: stubs, by: \.subject).sorted { $0.key < $1.key }
    let sections = byType.map { type, stubs in
      ([type] + stubs.sorted { $0.member < $1.member }.map(line)).joined(separator: "\n")
    }
    return (sections + ["\(stubs.count) in all"]).joined(separator: "\n\n")
  }

  private static func line(_ stub: Stub) -> String {
    stub.member.isEmpty ? "  \(stub.lacks)" : "  \(stub.member): \(stub.lacks)"
  }

  /// Returns the stubs as a JSON array, sorted by name.
  static func json(_ stubs: [Stub]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = stubs.sorted { $0.name < $1.name }.map {
      Entry(name: $0.name, type: $0.subject, member: $0.member, lacks: $0.lacks)
    }
    return String(decoding: try encoder.encode(entries), as: UTF8.self)
  }
}

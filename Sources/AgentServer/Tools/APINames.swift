import AppBuilder
import Foundation
import Safeguards
import Stubs
import Suggestions
import SupportedAPI
import SymbolGraphs

/// The names of UIKit, and the support for them.
struct APINames: Sendable {
  /// The maximum number of members in an answer.
  private static let most = 100

  /// The names, which are read when they're first used, because that takes a moment.
  static let shared = Task { try APINames() }

  private let names: FrameworkNames
  private let typeNames: Set<String>

  private init() throws {
    guard let tables = AppleNames.tables else {
      throw ToolFailure("The tables of Apple's names aren't installed.")
    }
    names = try Self.names(in: UIKitLibrary.find(), tables)
    typeNames = names.types(in: [""])
  }

  /// Names that were read earlier, with the stamps of the files that they were read from.
  private struct Kept: Codable {
    let stamps: [FileStamp]
    let names: FrameworkNames
  }

  /// Returns the names in a library.
  ///
  /// They're stored in the cache, because the symbol graphs are about 100 megabytes.
  private static func names(
    in library: UIKitLibrary, _ tables: URL
  ) throws -> FrameworkNames {
    let graphs = try library.symbolGraphs()
    let files = graphs + FrameworkNames.tables.map { tables.appendingPathComponent($0) }
    let stamps = (files.map(\.path) + ["/proc/self/exe"]).map { FileStamp($0) }
    let cache = try RootFolder(OwnFolder.cache.prepared())
    let file = "api-\(ShortName.of(library.modules.path.utf8)).json"
    if let kept = cache.value(Kept.self, at: file), kept.stamps == stamps { return kept.names }
    let read = try graphs.map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
    let names = try FrameworkNames(read, tables: tables)
    // If the file can't be saved, the next session reads the symbol graphs again.
    try? cache.keep(Kept(stamps: stamps, names: names), at: file)
    return names
  }

  /// Returns whether a type or member is supported, in words.
  func support(for name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return "Pass a name, such as UISlider." }
    guard typeNames.contains(first) else { return unknownType(first) }
    let count = (1...parts.count).last { isType(parts.prefix($0)) } ?? 1
    let type = parts.prefix(count).joined(separator: ".")
    guard count < parts.count else { return support(forType: type) }
    return support(forMember: parts[count...].joined(separator: "."), of: type)
  }

  private func isType(_ parts: ArraySlice<String>) -> Bool {
    guard let last = parts.last else { return false }
    return names.types(in: [parts.dropLast().joined(separator: ".")]).contains(last)
  }

  private func unknownType(_ name: String) -> String {
    if names.isMissing(type: name) {
      return "Not supported: UIKit has \(name), but Quince doesn't."
    }
    let near = Spelling.names(near: name, among: typeNames)
    let advice = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    return "Unknown type “\(name)”.\(advice) Write a type, or a type and a member.".shortened
  }

  private func support(forType type: String) -> String {
    let stubs = Stub.all.filter { $0.subject == type }
    let members = names.members(of: [type]).sorted()
    var lines = ["Supported: \(type)"]
    lines += stubs.map { "Partially supported: \($0.name): \($0.lacks)" }
    if !members.isEmpty {
      let rest = members.count - Self.most
      lines.append(
        "Members: " + members.prefix(Self.most).joined(separator: ", ")
          + (rest > 0 ? " … and \(rest) more" : ""))
    }
    return lines.joined(separator: "\n")
  }

  private func support(forMember member: String, of type: String) -> String {
    let lineage = names.lineage(of: type)
    let base = Self.base(member)
    for owner in lineage {
      let found = names.members(of: [owner]).filter { $0 == member || Self.base($0) == base }
      guard !found.isEmpty else { continue }
      let lines = found.sorted().map { name in
        let stub = Stub.all.first { $0.name == "\(owner).\(name)" }
        return stub.map { "Partially supported: \($0.name): \($0.lacks)" }
          ?? "Supported: \(owner).\(name)"
      }
      return lines.joined(separator: "\n")
    }
    if let owner = names.owner(ofMissing: base, among: lineage) {
      return "Not supported: UIKit has \(owner).\(base), but Quince doesn't."
    }
    let near = Spelling.names(near: base, among: Set(names.members(of: lineage).map(Self.base)))
    let advice = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    return "\(type) has no member “\(member)”.\(advice)".shortened
  }

  private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}

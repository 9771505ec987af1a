import Foundation

/// The names that apps can use on Apple's systems, according to the tables in docs/api.
package struct AppleNames: Sendable {
  /// The names of the modules.
  private let modules: Set<String>
  /// The words in the names of each type's members, by the name of the type.
  private let members: [String: Set<[String]>]
  /// The Objective-C names of types that have a different name in Swift.
  private let renamedTypes: [String: String]

  /// The names in the tables at `tables`, or `nil` if there are no tables.
  package static let known: AppleNames? = tables.flatMap { try? AppleNames(tables: $0) }

  /// The folder of the tables that are installed next to this program or, for a program in a build
  /// folder, the tables in the repository.
  ///
  /// It's `nil` if there are no tables.
  package static let tables: URL? = {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let parents = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let places =
      [folder.appendingPathComponent("api")] + parents.map { $0.appendingPathComponent("docs/api") }
    return places.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("uikit-api.tsv").path)
    }
  }()

  /// Reads the tables in a folder.
  /// - Throws: A Foundation error if a file can't be read.
  package init(tables: URL) throws {
    func lines(_ name: String) throws -> [[String]] {
      try String(contentsOf: tables.appendingPathComponent(name), encoding: .utf8)
        .split(separator: "\n").map { line in
          line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
    modules = Set(try lines("modules.tsv").compactMap(\.first))
    var members: [String: Set<[String]>] = [:]
    for fields in try lines("uikit-api.tsv") where fields.count == 5 {
      members[fields[0], default: []].formUnion(Self.names(of: fields[3]))
    }
    for fields in try lines("renamed.tsv") where fields.count == 3 {
      let base = fields[2].prefix { $0 != "(" }
      members[fields[0], default: []].insert(Words.of(base))
    }
    self.members = members
    renamedTypes = try lines("types.tsv").reduce(into: [:]) { names, fields in
      for name in fields.dropFirst() where members[name] == nil { names[name] = fields[0] }
    }
  }

  /// Returns whether Apple has a module with a name.
  package func hasModule(_ name: String) -> Bool { modules.contains(name) }

  /// Returns whether UIKit has a type.
  ///
  /// The names of nested types can be written with or without the dot.
  package func hasType(_ name: String) -> Bool { objectiveC(name) != nil }

  /// Returns whether a UIKit type, or one of its likely superclasses, has a member.
  /// - Parameter name: The name in Swift, without the text in parentheses.
  package func hasMember(_ name: String, of type: String) -> Bool {
    let variants = Words.variants(of: name)
    let own = objectiveC(type)
    guard own != nil || Self.isView(type) || type.hasSuffix("Controller") else { return false }
    return ([own ?? type] + Self.parents(of: type))
      .contains { members[$0]?.isDisjoint(with: variants) == false }
  }

  private func objectiveC(_ type: String) -> String? {
    let joined = type.replacing(".", with: "")
    if members[joined] != nil { return joined }
    return renamedTypes[type] ?? (members["NS" + joined] == nil ? nil : "NS" + joined)
  }

  /// Returns the possible Swift names of a selector, without its arguments.
  ///
  /// They consist of words of the first piece, up to any preposition, because what follows are the
  /// types of the arguments, which can be omitted, or a view controller.
  static func names(of selector: String) -> Set<[String]> {
    let words = Words.of(selector.prefix { $0 != ":" })
    guard selector.contains(":") else { return [words] }
    var names: Set = [words]
    for (index, word) in words.enumerated() where index > 0 && Words.prepositions.contains(word) {
      names.insert(Array(words[..<index]))
    }
    if words.count > 2, words.suffix(2) == ["view", "controller"] {
      names.insert(words.dropLast(2))
    }
    return names
  }

  /// Returns whether a type is a view, based on its name.
  private static func isView(_ type: String) -> Bool {
    ["Button", "Cell", "Control", "Field", "Label", "View", "Window"].contains {
      type.hasSuffix($0)
    }
  }

  /// Returns the likely supertypes of a type, based on its name.
  private static func parents(of type: String) -> [String] {
    type.hasSuffix("Controller")
      ? ["UIViewController", "UIResponder"]
      : ["UIView", "UIControl", "UIScrollView", "UIResponder"]
  }
}

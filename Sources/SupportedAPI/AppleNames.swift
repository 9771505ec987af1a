import Foundation

/// The names that an app can use on Apple's systems, by the tables in docs/api.
package struct AppleNames: Sendable {
  /// The modules.
  private let modules: Set<String>
  /// The words of the members of each type, by the names of the types.
  private let members: [String: Set<[String]>]
  /// The names in Objective-C of types that have other ones in Swift.
  private let renamedTypes: [String: String]

  /// The names by the tables in `tables`; `nil` if there are none.
  package static let known: AppleNames? = tables.flatMap { try? AppleNames(tables: $0) }

  /// The folder of the tables that are installed beside this program or, for a program in a build
  /// folder, those of the repository; `nil` if there are none.
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
  /// - Throws: Foundation's error if a file can't be read.
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

  /// Returns whether Apple has a module.
  package func hasModule(_ name: String) -> Bool { modules.contains(name) }

  /// Returns whether UIKit has a type. Nested types are written with or without the dot.
  package func hasType(_ name: String) -> Bool { objectiveC(name) != nil }

  /// Returns whether a type of UIKit, or one of its likely superclasses, has a member.
  /// - Parameter name: in Swift, without the text in parentheses.
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

  /// Returns the possible names of a selector in Swift without its arguments: the first piece, up
  /// to any preposition, because the types of the arguments, which can be omitted, follow one or
  /// are view controllers.
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

  /// Returns whether a type is a view, judging by its name.
  private static func isView(_ type: String) -> Bool {
    ["Button", "Cell", "Control", "Field", "Label", "View", "Window"].contains {
      type.hasSuffix($0)
    }
  }

  /// Returns the supertypes of a type, as far as their names show.
  private static func parents(of type: String) -> [String] {
    type.hasSuffix("Controller")
      ? ["UIViewController", "UIResponder"]
      : ["UIView", "UIControl", "UIScrollView", "UIResponder"]
  }
}

/// Finds our declarations for names of newer systems.
struct NewerNameSearch {
  private let types: Set<String>
  private let members: [String: [OwnDeclaration]]
  private let rule: NameRule
  private let stubs: Set<String>

  init(_ own: OwnDeclarations, rule: NameRule, stubs: Set<String>) {
    types = Set(
      own.all.filter { $0.kind == .type }.map { Self.key(($0.scope + [$0.name]).joined()) })
    members = Dictionary(grouping: own.all) { Self.key($0.type) }
    self.rule = rule
    self.stubs = stubs
  }

  /// Returns a type's name without dots and capitals.
  private static func key(_ type: String) -> String { type.replacing(".", with: "").lowercased() }

  private func support(_ found: [OwnDeclaration]) -> SupportedAPI.Support {
    if found.isEmpty { return .missing }
    return found.allSatisfy { stubs.contains("\($0.type).\($0.name)") } ? .stub : .all
  }

  private func support(ofType name: String) -> SupportedAPI.Support {
    types.contains(Self.key(name)) ? .all : .missing
  }

  /// Returns the support for a name in Objective-C.
  /// - Parameter kind: `sel` for a selector, `case` for a case of an enumeration with its value, or
  ///   another word for a type.
  func support(
    ofObjectiveC name: String, kind: String, in type: String
  ) -> SupportedAPI.Support {
    let members = members[Self.key(type)] ?? []
    switch kind {
    case "sel":
      let kinds: [AppleDeclaration.Kind] = [.method, .property, .ofClass, .initializer]
      let names = kinds.map { AppleDeclaration(type, $0, name) }
      return support(members.filter { member in names.contains { rule.matches($0, member) } })
    case "case":
      let words = Words.of(name.prefix { $0 != "=" })
      return support(members.filter { Words.of($0.name) == words })
    default: return support(ofType: name)
    }
  }

  private static let keywords: Set<Substring> = ["static", "class", "func", "var", "let", "case"]

  /// Returns the support for a declaration in Swift, which is found by its name alone.
  /// - Parameter place: The type in lowercase, possibly with a hyphen and a suffix. A member of a
  ///   nested type has the name of the outer type.
  func support(ofSwift declaration: String, in place: String) -> SupportedAPI.Support {
    let words = declaration.split(separator: " ")
    guard words.count > 1 else { return support(ofType: declaration) }
    let name = (words.first { !Self.keywords.contains($0) } ?? "").prefix { !"(:".contains($0) }
    let type = place.prefix { $0 != "-" }
    let owned = members.filter { $0.key.hasPrefix(type) }.flatMap(\.value)
    return support(owned.filter { $0.base == name })
  }
}

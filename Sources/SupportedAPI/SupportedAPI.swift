/// The support for one of Apple's libraries.
package struct SupportedAPI: Sendable {
  /// The degree of support for a declaration.
  package enum Support: Sendable {
    case all
    /// It's available, but not completely supported.
    case stub
    case missing
  }

  /// One of Apple's types.
  package struct Entry: Sendable {
    /// The Objective-C name.
    package let name: String
    /// The Swift names of the corresponding types.
    let ownNames: [String]
    /// Whether we have the type.
    package let exists: Bool
    /// The support for each member, by its name.
    package let members: [(selector: String, support: Support)]

    /// Returns the number of members with a degree of support.
    package func count(_ support: Support) -> Int { members.count { $0.support == support } }
  }

  /// The types, sorted by name.
  package let entries: [Entry]
  /// Our declarations in Apple's types that don't correspond to any of the names.
  package let unknown: [OwnDeclaration]

  /// Compares Apple's names with our declarations.
  /// - Parameters:
  ///   - types: The Swift types that correspond to a type of Apple's with a different name. Each
  ///     line contains Apple's name and theirs.
  ///   - stubs: The names of declarations that aren't completely supported or are never called,
  ///     such as `UIControl.toolTip`.
  package init(
    names: [AppleDeclaration], own: OwnDeclarations, rule: NameRule, types: String,
    stubs: Set<String>
  ) {
    let ownTypes = OwnTypes(own, table: types)
    var used: Set<OwnDeclaration> = []
    entries = Dictionary(grouping: names, by: \.type).sorted { $0.key < $1.key }.map {
      type, names in
      let members = ownTypes.members(of: type)
      let supports = names.sorted { $0.selector < $1.selector }.map { name in
        let found = members.filter { rule.matches(name, $0) }
        used.formUnion(found)
        let isStub = !found.isEmpty && found.allSatisfy { stubs.contains("\($0.type).\($0.name)") }
        return (name.selector, found.isEmpty ? Support.missing : isStub ? .stub : .all)
      }
      return Entry(
        name: type, ownNames: ownTypes.names(of: type), exists: ownTypes.has(type),
        members: supports)
    }
    let known = Set(names.map(\.type).flatMap { ownTypes.names(of: $0) })
    unknown = own.all.filter {
      known.contains($0.type) && !used.contains($0) && $0.kind != .type && $0.kind != .enumCase
    }
  }

  /// Returns the number of members with a degree of support.
  package func count(_ support: Support) -> Int { entries.reduce(0) { $0 + $1.count(support) } }
}

/// Our declarations, grouped by the Apple types whose members they are.
private struct OwnTypes {
  private var members: [String: [OwnDeclaration]] = [:]
  private var names: [String: [String]] = [:]
  private let parents: [String: Set<String>]
  private let table: [String: [String]]

  init(_ own: OwnDeclarations, table text: String) {
    parents = own.parents
    members = Dictionary(grouping: own.all, by: \.type)
    for declaration in own.all where declaration.kind == .type {
      let path = declaration.scope + [declaration.name]
      names[path.joined(), default: []].append(path.joined(separator: "."))
    }
    table = text.split(separator: "\n").reduce(into: [:]) { table, line in
      let fields = line.split(separator: "\t").map(String.init)
      if let name = fields.first { table[name] = Array(fields.dropFirst()) }
    }
  }

  func has(_ type: String) -> Bool {
    names(of: type).contains { members[$0] != nil } || names[type] != nil
  }

  /// Returns the Swift names of an Apple type.
  ///
  /// The Objective-C names of nested types don't contain a dot.
  func names(of type: String) -> [String] {
    if let names = table[type] { return names }
    return names[type] ?? [type] + (type.hasPrefix("NS") ? [String(type.dropFirst(2))] : [])
  }

  /// Returns the members of a type and its supertypes.
  func members(of type: String) -> [OwnDeclaration] {
    var seen: Set<String> = []
    var open = names(of: type)
    var found: [OwnDeclaration] = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      found += members[name] ?? []
      open += parents[name] ?? []
    }
    return found
  }
}

import Suggestions
import SupportedAPI

/// Hints for names that the compiler doesn't find.
struct NameHints {
  /// The maximum number of suggestions.
  ///
  /// More names wouldn't help.
  private static let mostNames = 3

  /// The names in the frameworks.
  let names: FrameworkNames
  /// The declarations of the module.
  let index: DeclarationIndex

  /// Returns the hint for a name, or `nil` if no similar name is known.
  /// - Parameters:
  ///   - line: The line of the error.
  ///   - file: The file of the error.
  func hint(for missed: MissedName, line: Int?, of file: SourceFile?) -> String? {
    switch missed {
    case .member(let name, let type):
      return hint(forMember: name, of: type)
    case .declaration(let name):
      guard let line, let file else { return hint(forDeclaration: name, in: nil) }
      return hint(forDeclaration: name, in: index.type(around: line, of: file))
    case .overridden:
      guard let line, let file, let (member, type) = index.override(at: line, of: file) else {
        return nil
      }
      return hint(forOverride: member, of: type)
    }
  }

  private func hint(forMember name: String, of type: String) -> String? {
    if let missing = MissingFoundationNames.member(Self.base(name), of: type) {
      return lacks(missing, of: "Foundation")
    }
    let lineage = TypeLineage(of: type, in: index, names)
    guard !lineage.members.isEmpty else { return nil }
    return hint(
      for: Self.base(name), in: lineage,
      among: Set(lineage.members.map(Self.base)).union(names.types(in: lineage.frameworkTypes)))
  }

  private func hint(forDeclaration name: String, in type: String?) -> String? {
    for library in index.imported {
      guard let framework = library.index.omittedNames[name] else { continue }
      return "it's left out of \(library.module), because Quince doesn't have \(framework)"
    }
    if names.isMissing(type: name) { return lacks(name) }
    if MissingFoundationNames.contain(type: name) { return lacks(name, of: "Foundation") }
    let lineage = type.map { TypeLineage(of: $0, in: index, names) }
    let known = names.types(in: [""]).union(names.members(of: [""])).union(index.typeNames)
      .union(lineage?.members ?? [])
    return hint(for: name, in: lineage, among: Set(known.map(Self.base)))
      ?? index.partialFramework(of: name).map { "Quince supports only parts of Apple's \($0)" }
  }

  private func hint(forOverride member: MemberDeclaration, of type: String) -> String? {
    let lineage = TypeLineage(of: type, isAbove: true, in: index, names)
    return hint(
      for: member.fullName, in: lineage,
      among: lineage.members.filter { $0.contains("(") == (member.kind == .method) })
  }

  private func hint(for name: String, in lineage: TypeLineage?, among known: Set<String>)
    -> String?
  {
    guard !known.contains(name) else { return nil }
    let key = Self.key(name)
    let same = known.filter { Self.key($0) == key }
    guard same.isEmpty else {
      let near = Spelling.names(near: name, among: same)
      return meant(near.isEmpty ? same.sorted() : near)
    }
    let base = Self.base(name)
    if let owner = names.owner(ofMissing: base, among: lineage?.frameworkTypes ?? []) {
      return lacks("\(owner).\(base)")
    }
    return meant(Spelling.names(near: name, among: known))
  }

  private func meant(_ names: [String]) -> String? {
    guard !names.isEmpty, names.count <= Self.mostNames else { return nil }
    return "did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private func lacks(_ name: String, of framework: String = "UIKit") -> String {
    "\(framework) has \(name), but Quince doesn't support it yet"
  }

  /// Returns a name without its labels.
  private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// Returns the common part of names such as `isHidden`, `hidden`, and `IsHidden()`.
  private static func key(_ name: String) -> String {
    let base = base(name)
    let isAnswer = base.lowercased().hasPrefix("is") && base.dropFirst(2).first?.isUppercase == true
    return (isAnswer ? String(base.dropFirst(2)) : base).lowercased()
  }
}

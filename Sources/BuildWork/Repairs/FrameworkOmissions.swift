import AppBuilder
import SwiftSyntax

/// The code that's left out of a library because it needs one of Apple's frameworks that Quince
/// doesn't have.
///
/// A library often supports such a framework in a few of its files, and works without them.
struct FrameworkOmissions {
  /// The frameworks that the library's files import and Quince doesn't have, by the paths of the
  /// files.
  private var frameworks: [String: Set<String>] = [:]
  /// The frameworks that the library's files import and Quince has in part, by the paths of the
  /// files.
  private var partial: [String: Set<String>] = [:]
  /// The names of the omitted declarations that aren't members of types.
  private var names: Set<String> = []
  /// The names of the omitted members, by the names of their types.
  private var members: [String: Set<String>] = [:]

  /// The names of the omitted declarations, by file, with the line of each file's first one.
  private var places: [String: (line: Int, names: [String])] = [:]

  /// Leaves nothing out.
  init() {}

  /// A note for each file with omitted declarations, which lists them.
  var notes: [Diagnostic] {
    places.sorted { $0.key < $1.key }.map { path, place in
      let own = frameworks[path] ?? partial[path] ?? []
      let needed = own.isEmpty ? frameworks.values.reduce(into: own) { $0.formUnion($1) } : own
      let reason = "because Quince doesn't have \(needed.sorted().joined(separator: ", "))"
      return Diagnostic(
        .note, "left out, \(reason): \(place.names.joined(separator: ", "))", file: path,
        line: place.line)
    }
  }

  /// The names of the omitted declarations, with the frameworks that they need.
  var needs: [String: String] {
    var needed = frameworks.values.reduce(into: Set()) { $0.formUnion($1) }
    if needed.isEmpty { needed = partial.values.reduce(into: needed) { $0.formUnion($1) } }
    let text = needed.sorted().joined(separator: ", ")
    return Dictionary(uniqueKeysWithValues: names.map { ($0, text) })
  }

  /// Whether the module imports frameworks that Quince doesn't have, or has only in part.
  var arePossible: Bool { !frameworks.isEmpty || !partial.isEmpty }

  /// Removes the imports of missing frameworks, and the declarations that earlier attempts found.
  /// - Parameters:
  ///   - imports: The imports of frameworks that Quince doesn't have, or has in part, with the indices
  ///     of their files.
  ///   - repairs: The repairs that earlier attempts found.
  init(
    from files: inout [SourceFile], imports: [(file: Int, node: ImportDeclSyntax)],
    repairs: Repairs
  ) {
    var ranges: [Int: [Range<Int>]] = [:]
    for (file, node) in imports {
      guard let module = node.path.first?.name.text else { continue }
      let path = files[file].url.path
      if NamePrefixes.partialFrameworks.contains(module) {
        partial[path, default: []].insert(module)
      } else {
        frameworks[path, default: []].insert(module)
        ranges[file, default: []].append(node.offsets)
      }
    }
    for file in files {
      for repair in repairs.repairs(of: file) where repair.kind == .omission {
        guard let code = Self.omittedCode(at: repair, of: file) else { continue }
        ranges[file.index, default: []].append(code.offsets)
        if let declaration = code.as(DeclSyntax.self) {
          add(declaration, in: Self.owner(of: declaration))
          note(declaration, in: file)
        }
      }
    }
    for (file, ranges) in ranges { files[file] = files[file].without(ranges) }
  }

  /// Returns whether a compiler error comes from a missing framework.
  func explain(_ error: Diagnostic) -> Bool {
    guard let file = error.file else { return false }
    let imports = frameworks[file] != nil
    if error.message.contains("does not conform to protocol") { return imports && !members.isEmpty }
    switch MissedName(error.message) {
    case .declaration(let name):
      return imports || names.contains(name) || isName(name, importedBy: file)
    case .member(let name, let type):
      let type = Self.lastName(String(type.prefix { $0 != "<" }))
      return members[type]?.contains(name) == true || isName(type, importedBy: file)
    case .overridden, nil: return imports && error.message.contains("no type named ")
    }
  }

  /// Returns whether a name can be of a framework that a file imports and Quince has in part.
  private func isName(_ name: String, importedBy file: String) -> Bool {
    partial[file]?.contains { NamePrefixes.isName(name, of: $0) } == true
  }

  // MARK: Declarations

  /// Returns the declaration that contains the place of a compiler error and can be left out, or
  /// the case of a `switch` statement whose pattern does.
  ///
  /// A type can't do without a stored property, and behaves differently without an overriding
  /// member, so the whole type is left out.
  private static func omittedCode(at place: Repair, of file: SourceFile) -> Syntax? {
    guard file.lineStarts.indices.contains(place.line - 1) else { return nil }
    let offset = file.lineStarts[place.line - 1] + place.column - 1
    var node = file.tree.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let current = node {
      if let declaration = current.as(DeclSyntax.self), canBeOmitted(declaration) {
        return current
      }
      if current.is(SwitchCaseLabelSyntax.self) { return current.parent }
      node = current.parent
    }
    return nil
  }

  private static func canBeOmitted(_ declaration: DeclSyntax) -> Bool {
    if let cases = declaration.as(EnumCaseDeclSyntax.self) { return cases.elements.count == 1 }
    if declaration.is(IfConfigDeclSyntax.self) { return false }
    if let item = declaration.parent?.as(CodeBlockItemSyntax.self) {
      let owner = item.parent?.parent
      return owner?.is(SourceFileSyntax.self) == true
        || owner?.is(IfConfigClauseSyntax.self) == true
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard declaration.parent?.is(MemberBlockItemSyntax.self) == true,
      modifiers?.contains(where: { $0.name.text == "override" }) != true
    else { return false }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return true }
    return variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
      || variable.bindings.allSatisfy(isComputed)
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Adds the names of an omitted declaration and of its members.
  private mutating func add(_ declaration: DeclSyntax, in owner: String?) {
    let declared = declaration.declaredNames
    if let owner {
      members[Self.lastName(owner), default: []].formUnion(declared)
    } else {
      names.formUnion(declared)
    }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
    guard let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
      let name = extended.map(DeclarationIndex.name) ?? declared.first
    else { return }
    for member in block.members { add(member.decl, in: name) }
  }

  /// Adds a declaration to the notes.
  private mutating func note(_ declaration: DeclSyntax, in file: SourceFile) {
    let line = file.location(of: declaration.positionAfterSkippingLeadingTrivia.utf8Offset).line
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
    let owner = Self.owner(of: declaration).map { "\($0)." } ?? ""
    let names =
      extended.map { ["extension \(DeclarationIndex.name(of: $0))"] }
      ?? declaration.declaredNames.map { owner + $0 }
    let place = places[file.url.path] ?? (line, [])
    let added = names.filter { !place.names.contains($0) }
    places[file.url.path] = (min(place.line, line), place.names + added)
  }

  /// Returns a type's name without the types around it.
  private static func lastName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Returns the name of the type around a declaration.
  private static func owner(of declaration: DeclSyntax) -> String? {
    guard let group = declaration.parent?.parent?.parent?.parent?.as(DeclSyntax.self) else {
      return nil
    }
    return group.as(ExtensionDeclSyntax.self).map { DeclarationIndex.name(of: $0.extendedType) }
      ?? group.declaredNames.first
  }
}

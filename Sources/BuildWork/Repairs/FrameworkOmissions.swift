import AppBuilder
import SwiftSyntax

/// The code that's left out of a library because it needs one of Apple's frameworks that Quince
/// doesn't have.
///
/// A library often supports such a framework in a few of its files, and works without them.
struct FrameworkOmissions {
  /// The prefixes of the names of frameworks that Quince has in part.
  static let prefixes = ["Photos": "PH", "PhotosUI": "PH"]

  /// The frameworks that the library's files import and Quince doesn't have, by the paths of the
  /// files.
  private var frameworks: [String: Set<String>] = [:]
  /// The files that import frameworks that Quince has in part, with the frameworks and the prefixes
  /// of their names.
  private var partial: [String: [String: String]] = [:]
  /// The names of the omitted declarations that aren't members of types.
  private var names: Set<String> = []
  /// The names of the omitted members, by the names of their types.
  private var members: [String: Set<String>] = [:]

  /// Leaves nothing out.
  init() {}

  /// The names of the omitted declarations, with the frameworks that they need.
  var needs: [String: String] {
    var needed = frameworks.values.reduce(into: Set()) { $0.formUnion($1) }
    if needed.isEmpty { needed = partial.values.reduce(into: needed) { $0.formUnion($1.keys) } }
    let text = needed.sorted().joined(separator: ", ")
    return Dictionary(uniqueKeysWithValues: names.map { ($0, text) })
  }

  /// Whether the module imports frameworks that Quince doesn't have, or has only in part.
  var arePossible: Bool { !frameworks.isEmpty || !partial.isEmpty }

  /// Removes the imports of missing frameworks, and the declarations that earlier attempts found.
  /// - Parameters:
  ///   - imports: The imports of frameworks that are missing or have `prefixes`, with the indices of
  ///     their files.
  ///   - repairs: The repairs that earlier attempts found.
  init(
    from files: inout [SourceFile], imports: [(file: Int, node: ImportDeclSyntax)],
    repairs: Repairs
  ) {
    var ranges: [Int: [Range<Int>]] = [:]
    for (file, node) in imports {
      guard let module = node.path.first?.name.text else { continue }
      let path = files[file].url.path
      if let prefix = Self.prefixes[module] {
        partial[path, default: [:]][module] = prefix
      } else {
        frameworks[path, default: []].insert(module)
        ranges[file, default: []].append(node.offsets)
      }
    }
    for file in files {
      for repair in repairs.repairs(of: file) where repair.kind == .omission {
        guard let declaration = Self.declaration(at: repair, of: file) else { continue }
        ranges[file.index, default: []].append(declaration.offsets)
        add(declaration, in: Self.owner(of: declaration))
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
      let prefixes = partial[file] ?? [:]
      return imports || names.contains(name) || prefixes.values.contains { name.hasPrefix($0) }
    case .member(let name, let type):
      return members[String(type.prefix { $0 != "<" })]?.contains(name) == true
    case .overridden, nil: return imports && error.message.contains("no type named ")
    }
  }

  // MARK: Declarations

  /// Returns the declaration that contains the place of a compiler error and can be left out.
  ///
  /// A type can't do without a stored property, and behaves differently without an overriding
  /// member, so the whole type is left out.
  private static func declaration(at place: Repair, of file: SourceFile) -> DeclSyntax? {
    guard file.lineStarts.indices.contains(place.line - 1) else { return nil }
    let offset = file.lineStarts[place.line - 1] + place.column - 1
    var node = file.tree.token(at: AbsolutePosition(utf8Offset: offset)).map { Syntax($0) }
    while let current = node {
      if let declaration = current.as(DeclSyntax.self), canBeOmitted(declaration) {
        return declaration
      }
      node = current.parent
    }
    return nil
  }

  private static func canBeOmitted(_ declaration: DeclSyntax) -> Bool {
    if declaration.is(EnumCaseDeclSyntax.self) || declaration.is(IfConfigDeclSyntax.self) {
      return false
    }
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
      members[owner, default: []].formUnion(declared)
    } else {
      names.formUnion(declared)
    }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
    guard let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
      let name = extended.map(DeclarationIndex.name) ?? declared.first
    else { return }
    for member in block.members { add(member.decl, in: name) }
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

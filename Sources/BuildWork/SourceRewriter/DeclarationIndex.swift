import DeviceProtocol
import SwiftSyntax

/// The declarations in a module's files, in the `#if` branches that are active in a build for iOS.
struct DeclarationIndex {
  private(set) var classes: [ClassDeclaration] = []
  private(set) var protocols: [String: ProtocolDeclaration] = [:]
  /// Members that extensions add to types outside the module, by the name of the type.
  private(set) var foreignMembers: [String: [MemberDeclaration]] = [:]
  /// The conformances that extensions add to such types, by the name of the type.
  private(set) var foreignConformances: [String: Set<String>] = [:]
  /// The names of all types.
  private(set) var typeNames: Set<String> = []
  /// The imported modules, with the location of each one's first import.
  private(set) var imports: [(module: String, file: Int, node: ImportDeclSyntax)] = []
  /// The imports of each file.
  private(set) var importTexts: [Int: [String]] = [:]
  /// The names of the properties of all types.
  private(set) var propertyNames: Set<String> = []
  /// The classes that functions declare.
  private(set) var localClasses: [ClassDeclaration] = []
  /// The systems that introduced the declarations that the device's system doesn't have, by the names
  /// of the declarations and the paths of the types that they're in, which are empty outside types.
  private var newerNames: [String: [String: SystemVersion]] = [:]
  /// The names that are left out of the module, with the missing frameworks that they need.
  var omittedNames: [String: String] = [:]
  private(set) var hasMainFile = false
  /// The declarations of the libraries that the module directly or indirectly imports.
  var imported: [(module: String, index: DeclarationIndex)] = []

  private var byPath: [String: ClassDeclaration] = [:]
  private var byName: [String: [ClassDeclaration]] = [:]
  /// The types that the module's type aliases outside types name, without their generic arguments.
  private var aliases: [String: String] = [:]
  /// The generic types, and the types inside them.
  private var genericPaths: Set<String> = []
  private var extensions: [(node: ExtensionDeclSyntax, file: Int, prefix: String)] = []
  let conditions: BuildConditions

  init(files: [SourceFile], conditions: BuildConditions, watch: SourceWatch) {
    self.conditions = conditions
    for file in files {
      if file.url.lastPathComponent == "main.swift" { hasMainFile = true }
      watch.during(file.url, size: file.bytes.count) {
        collect(file.tree.statements, file: file.index)
        collectLocalClasses(of: file)
      }
    }
    for type in classes where isInGenericType(type) { type.isGeneric = true }
    for (node, file, prefix) in extensions { collectExtension(node, file: file, prefix: prefix) }
  }

  /// Returns the class with a name, which can include the enclosing types.
  func findClass(_ name: String, from scope: String = "") -> ClassDeclaration? {
    var scope = scope
    while !scope.isEmpty {
      if let found = byPath[scope + "." + name] { return found }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    if let found = byPath[name] { return found }
    let aliased = aliasedName(name)
    if aliased != name { return findClass(aliased) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let found = byName[last]?.first { return found }
    for library in imported {
      if let found = library.index.findClass(name) { return found }
    }
    return nil
  }

  /// Returns the name of the type that a type alias of the module, or of a library, names, and any
  /// other name unchanged.
  func aliasedName(_ name: String) -> String {
    var result = name
    var seen: Set = [name]
    while let next = alias(result) {
      guard seen.insert(next).inserted else { return name }
      result = next
    }
    return result
  }

  private func alias(_ name: String) -> String? {
    aliases[name] ?? imported.lazy.compactMap { $0.index.aliases[name] }.first
  }

  /// The systems that the code must check.
  var checkedSystems: CheckedSystems { conditions.checkedSystems }

  /// Returns whether the module itself, rather than a library, declares a class.
  func declares(_ type: ClassDeclaration) -> Bool { byPath[type.path] === type }

  /// Returns whether importing a library also imports UIKit, for example through the umbrella
  /// header that Xcode adds to a framework.
  func bringsUIKit(_ module: String) -> Bool {
    imported.contains { $0.module == module && $0.index.imports.contains { $0.module == "UIKit" } }
  }

  /// Returns the protocol with a name, either the module's own or a library's.
  func findProtocol(_ name: String) -> ProtocolDeclaration? {
    protocols[name] ?? imported.lazy.compactMap { $0.index.protocols[name] }.first
  }

  /// All protocols, including those of libraries.
  var knownProtocols: [ProtocolDeclaration] {
    protocols.values + imported.flatMap { $0.index.protocols.values }
  }

  /// Returns the superclass, if it's one of the user's classes.
  func superclass(of type: ClassDeclaration) -> ClassDeclaration? {
    let scope = type.path.lastIndex(of: ".").map { String(type.path[..<$0]) } ?? ""
    guard let name = type.inherited.first, let found = findClass(name, from: scope),
      found !== type
    else { return nil }
    return found
  }

  /// Returns a class and its superclasses, up to the last one that's the user's.
  func lineage(of type: ClassDeclaration) -> [ClassDeclaration] {
    var result = [type]
    while let next = superclass(of: result[result.count - 1]),
      !result.contains(where: { $0 === next })
    {
      result.append(next)
    }
    return result
  }

  /// Returns the name of the first superclass that isn't the user's, or `nil` if there isn't one.
  func frameworkSuperclass(of type: ClassDeclaration) -> String? {
    guard let root = lineage(of: type).last, let first = root.inherited.first else { return nil }
    let name = aliasedName(first)
    return findProtocol(name) == nil ? name : nil
  }

  // MARK: Collecting

  private mutating func collect(_ statements: CodeBlockItemListSyntax, file: Int) {
    for statement in statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      collect(declaration, file: file, prefix: "", isGeneric: false)
    }
  }

  private mutating func collect(
    _ members: MemberBlockItemListSyntax, file: Int, prefix: String, isGeneric: Bool
  ) {
    for member in members {
      collect(member.decl, file: file, prefix: prefix, isGeneric: isGeneric)
    }
  }

  private mutating func collect(
    _ declaration: DeclSyntax, file: Int, prefix: String, isGeneric: Bool
  ) {
    if declaration.needsNewer(than: conditions.systemVersion) {
      addNewer(declaration, in: prefix)
      return
    }
    if let node = declaration.as(ClassDeclSyntax.self) {
      collectClass(node, file: file, prefix: prefix, isGeneric: isGeneric)
    } else if let node = declaration.as(StructDeclSyntax.self) {
      collectType(
        node.name.text, node.memberBlock, file: file, prefix: prefix,
        isGeneric: isGeneric || node.genericParameterClause != nil)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      collectType(
        node.name.text, node.memberBlock, file: file, prefix: prefix,
        isGeneric: isGeneric || node.genericParameterClause != nil)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      collectType(
        node.name.text, node.memberBlock, file: file, prefix: prefix,
        isGeneric: isGeneric || node.genericParameterClause != nil)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      collectProtocol(node, file: file)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      extensions.append((node, file, prefix))
      collect(
        node.memberBlock.members, file: file, prefix: Self.name(of: node.extendedType),
        isGeneric: isGeneric)
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      typeNames.insert(node.name.text)
      if prefix.isEmpty { collectAlias(node) }
    } else if let node = declaration.as(ImportDeclSyntax.self) {
      let module = node.path.first?.name.text ?? ""
      imports.append((module, file, node))
      importTexts[file, default: []].append(node.trimmedDescription)
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      guard let elements = conditions.activeClause(of: node)?.elements else { return }
      switch elements {
      case .statements(let statements):
        for statement in statements {
          if let declaration = statement.item.as(DeclSyntax.self) {
            collect(declaration, file: file, prefix: prefix, isGeneric: isGeneric)
          }
        }
      case .decls(let members):
        collect(members, file: file, prefix: prefix, isGeneric: isGeneric)
      default: break
      }
    }
  }

  private mutating func collectType(
    _ name: String, _ block: MemberBlockSyntax, file: Int, prefix: String, isGeneric: Bool
  ) {
    typeNames.insert(name)
    for member in members(block.members, file: file, in: nil) where member.kind == .property {
      propertyNames.insert(member.name)
    }
    let path = prefix.isEmpty ? name : prefix + "." + name
    if isGeneric { genericPaths.insert(path) }
    collect(block.members, file: file, prefix: path, isGeneric: isGeneric)
  }

  private mutating func collectClass(
    _ node: ClassDeclSyntax, file: Int, prefix: String, isGeneric: Bool
  ) {
    let name = node.name.text
    let path = prefix.isEmpty ? name : prefix + "." + name
    let isGeneric = isGeneric || node.genericParameterClause != nil
    let declaration = ClassDeclaration(
      name: name, path: path, file: file, node: node,
      inherited: Self.inherited(node.inheritanceClause), isGeneric: isGeneric,
      isHidden: PrivateTypes.contain(node))
    declaration.members = members(node.memberBlock.members, file: file, in: nil)
    classes.append(declaration)
    byPath[path] = declaration
    byName[name, default: []].append(declaration)
    collectType(name, node.memberBlock, file: file, prefix: prefix, isGeneric: isGeneric)
  }

  private mutating func collectAlias(_ node: TypeAliasDeclSyntax) {
    let type = node.initializer.value
    guard node.genericParameterClause == nil,
      type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    else { return }
    let name = node.name.text
    let target = Self.name(of: type)
    // Files can have private aliases with the same name; such a name stands for itself.
    aliases[name] = aliases[name, default: target] == target ? target : name
  }

  /// Returns whether an enclosing type is generic, which isn't visible in an extension.
  private func isInGenericType(_ type: ClassDeclaration) -> Bool {
    var path = type.path[...]
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      if genericPaths.contains(String(path)) { return true }
    }
    return false
  }

  private mutating func collectLocalClasses(of file: SourceFile) {
    for node in file.localClasses {
      let name = node.name.text
      let declaration = ClassDeclaration(
        name: name, path: name, file: file.index, node: node,
        inherited: Self.inherited(node.inheritanceClause), isGeneric: false, isHidden: false,
        isLocal: true)
      declaration.members = members(node.memberBlock.members, file: file.index, in: nil)
      localClasses.append(declaration)
    }
  }

  /// Returns the superclasses of a class that are declared in the functions around it.
  func localSuperclasses(of type: ClassDeclaration) -> [ClassDeclaration] {
    var result: [ClassDeclaration] = []
    var current = type
    while let name = current.inherited.first,
      let next = localClasses.last(where: { candidate in
        candidate.name == name && candidate.file == type.file && candidate !== type
          && candidate.isVisible(from: type) && !result.contains { $0 === candidate }
      })
    {
      result.append(next)
      current = next
    }
    return result
  }

  /// The classes that inherit directly or indirectly from each class.
  var descendants: [ObjectIdentifier: [ClassDeclaration]] {
    var result: [ObjectIdentifier: [ClassDeclaration]] = [:]
    for type in classes {
      for base in lineage(of: type).dropFirst() {
        result[ObjectIdentifier(base), default: []].append(type)
      }
    }
    return result
  }

  private mutating func collectProtocol(_ node: ProtocolDeclSyntax, file: Int) {
    typeNames.insert(node.name.text)
    collect(node.memberBlock.members, file: file, prefix: node.name.text, isGeneric: false)
    let members = members(node.memberBlock.members, file: file, in: nil)
    protocols[node.name.text] = ProtocolDeclaration(
      name: node.name.text, isObjC: node.attributes.names.contains("objc"),
      inherited: Self.inherited(node.inheritanceClause), members: members, file: file, node: node)
  }

  private mutating func collectExtension(_ node: ExtensionDeclSyntax, file: Int, prefix: String) {
    let name = aliasedName(Self.name(of: node.extendedType))
    let members = members(node.memberBlock.members, file: file, in: node)
    if let type = byPath[name] ?? findClass(name, from: prefix), !isSwiftType(name) {
      type.members += members
      type.inherited += Self.inherited(node.inheritanceClause)
    } else {
      foreignMembers[name, default: []] += members
      foreignConformances[name, default: []].formUnion(Self.inherited(node.inheritanceClause))
      for member in members where member.kind == .property { propertyNames.insert(member.name) }
    }
  }

  private func isSwiftType(_ name: String) -> Bool {
    byName[name.split(separator: ".").last.map(String.init) ?? name] == nil
  }

  private mutating func addNewer(_ declaration: DeclSyntax, in path: String) {
    let version = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.newestSystem
    for name in declaration.declaredNames { newerNames[name, default: [:]][path] = version }
  }

  /// Returns the framework that a name can be of, if the module imports it and Quince has it in
  /// part.
  func partialFramework(of name: String) -> String? {
    imports.map(\.module).first {
      NamePrefixes.partialFrameworks.contains($0) && NamePrefixes.isName(name, of: $0)
    }
  }

  /// Returns the system that introduced a declaration, if the device's system doesn't have it.
  ///
  /// A name without a type can also be a member's.
  func system(with name: String) -> SystemVersion? { newerNames[name]?.values.min() }

  /// Returns the system that introduced a member of a type, if the device's system doesn't have it.
  func system(withMember name: String, of type: String) -> SystemVersion? {
    newerNames[name]?.first { owner, _ in owner == type || inherits(type, from: owner) }?.value
  }

  /// Returns whether a type can have the members of another one, as far as the module's code shows.
  private func inherits(_ type: String, from owner: String) -> Bool {
    guard !owner.isEmpty else { return false }
    let found = findClass(type)
    if let found, lineage(of: found).contains(where: { $0.path == owner || $0.name == owner }) {
      return true
    }
    // Only the compiler knows what the types of frameworks inherit, and which types conform.
    let hasForeignMembers = found.map { frameworkSuperclass(of: $0) != nil } ?? isForeign(type)
    return protocols[owner] != nil || isForeign(owner) && hasForeignMembers
  }

  private func isForeign(_ path: String) -> Bool {
    !typeNames.contains(path.split(separator: ".").last.map(String.init) ?? path)
  }

  private mutating func members(
    _ list: MemberBlockItemListSyntax, file: Int, in extensionNode: ExtensionDeclSyntax?
  ) -> [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    for item in list {
      if let node = item.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let members)? = conditions.activeClause(of: node)?.elements {
          found += self.members(members, file: file, in: extensionNode)
        }
      } else if !item.decl.needsNewer(than: conditions.systemVersion) {
        found += MemberDeclaration.members(of: item.decl, file: file, in: extensionNode)
      }
    }
    return found
  }

  /// Returns the name of a type without its generic arguments.
  static func name(of type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = type.as(MemberTypeSyntax.self) {
      let base = name(of: member.baseType)
      return ["UIKit", "Foundation", "Swift"].contains(base)
        ? member.name.text : base + "." + member.name.text
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    return type.trimmedDescription
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { name(of: $0.type) } ?? []
  }
}

extension ClassDeclaration {
  /// Returns whether a class in the same file is in the scope that contains this class.
  fileprivate func isVisible(from other: ClassDeclaration) -> Bool {
    var scope = node.parent
    while let current = scope, !current.is(CodeBlockItemListSyntax.self),
      !current.is(MemberBlockItemListSyntax.self)
    {
      scope = current.parent
    }
    return scope?.offsets.contains(other.node.offsets.lowerBound) == true
  }
}

extension MemberDeclaration {
  /// Returns the members that a declaration creates; a variable declaration can create several.
  static func members(
    of declaration: DeclSyntax, file: Int, in extensionNode: ExtensionDeclSyntax?
  ) -> [MemberDeclaration] {
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let effects = node.signature.effectSpecifiers
      return [
        MemberDeclaration(
          kind: .method, name: node.name.text, parameters: parameters(node.signature),
          type: result(node.signature), attributes: node.attributes.names,
          modifiers: names(node.modifiers), objcName: objcName(node.attributes),
          isAsync: effects?.asyncSpecifier != nil, throwsErrors: effects?.throwsClause != nil,
          isSettable: false,
          isGeneric: isGeneric(node.genericParameterClause, node.signature), file: file,
          extensionNode: extensionNode, node: declaration)
      ]
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      let effects = node.signature.effectSpecifiers
      var modifiers = names(node.modifiers)
      if node.optionalMark != nil { modifiers.insert("failable") }
      return [
        MemberDeclaration(
          kind: .initializer, name: "init", parameters: parameters(node.signature), type: nil,
          attributes: node.attributes.names, modifiers: modifiers,
          objcName: objcName(node.attributes), isAsync: effects?.asyncSpecifier != nil,
          throwsErrors: effects?.throwsClause != nil, isSettable: false,
          isGeneric: isGeneric(node.genericParameterClause, node.signature), file: file,
          extensionNode: extensionNode, node: declaration)
      ]
    }
    guard let node = declaration.as(VariableDeclSyntax.self) else { return [] }
    let isLet = node.bindingSpecifier.text == "let"
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return MemberDeclaration(
        kind: .property, name: name, parameters: [],
        type: (binding.typeAnnotation ?? node.bindings.last?.typeAnnotation)?.type
          .trimmedDescription,
        attributes: node.attributes.names, modifiers: names(node.modifiers),
        objcName: objcName(node.attributes), isAsync: false, throwsErrors: false,
        isSettable: !isLet && isSettable(binding.accessorBlock), isGeneric: false, file: file,
        extensionNode: extensionNode, node: declaration)
    }
  }

  /// Returns whether a property with the accessor block is stored or observed, or has a setter.
  private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
    guard let block else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = accessors.map(\.accessorSpecifier.text)
    return names.contains { ["set", "didSet", "willSet", "_modify"].contains($0) }
  }

  private static func names(_ modifiers: DeclModifierListSyntax) -> Set<String> {
    Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
  }

  static func objcName(_ attributes: AttributeListSyntax) -> String? {
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc", let name = attribute.arguments
      else { continue }
      return name.trimmedDescription.filter { !$0.isWhitespace }
    }
    return nil
  }

  private static func isGeneric(
    _ clause: GenericParameterClauseSyntax?, _ signature: FunctionSignatureSyntax
  ) -> Bool {
    clause != nil
      || signature.parameterClause.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.some)
      }
  }

  private static func parameters(_ signature: FunctionSignatureSyntax) -> [Parameter] {
    signature.parameterClause.parameters.enumerated().map { index, node in
      let first = node.firstName.text
      var name = (node.secondName ?? node.firstName).text
      if name == "_" { name = "p\(index)" }
      let type = node.type.trimmedDescription
      return Parameter(
        label: first == "_" ? nil : first, name: name, type: type,
        isInout: type.hasPrefix("inout "), hasDefault: node.defaultValue != nil,
        isVariadic: node.ellipsis != nil)
    }
  }

  private static func result(_ signature: FunctionSignatureSyntax) -> String? {
    guard let type = signature.returnClause?.type.trimmedDescription,
      !["Void", "()", "Swift.Void"].contains(type)
    else { return nil }
    return type
  }
}

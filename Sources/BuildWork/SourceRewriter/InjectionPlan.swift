import Safeguards
import SwiftSyntax

/// A plan for renaming members in extensions, and for adding members to classes.
///
/// Only Objective-C allows a method in an extension to override another method, or to be
/// overridden.
struct InjectionPlan {
  private var renames: [Int: [(token: TokenSyntax, name: String)]] = [:]
  private var blanks: [Int: [Syntax]] = [:]
  private var bodies: [Int: [(block: MemberBlockSyntax, parts: [SwiftCode])]] = [:]
  private var insertions: [Int: [(offset: Int, code: SwiftCode)]] = [:]
  /// Imports that injected code needs, by file.
  private(set) var imports: [Int: Set<String>] = [:]

  /// - Parameter dispatched: The members that `ExtensionDispatch` handles.
  init(index: DeclarationIndex, besides dispatched: Set<SyntaxIdentifier>) {
    for type in index.classes {
      for member in type.members
      where member.extensionNode != nil && !dispatched.contains(member.node.id) {
        if member.isOverride {
          move(member, into: type, index: index)
        } else if Self.isOverridden(member, of: type, index: index) {
          move(member, into: type, index: index)
        }
      }
    }
  }

  /// Adds the changes to a file.
  func apply(to edits: inout EditList, file: SourceFile) {
    for (token, name) in renames[file.index] ?? [] { edits.replace(token, with: name, in: file) }
    for node in blanks[file.index] ?? [] { edits.blank(node, in: file) }
    for (offset, code) in insertions[file.index] ?? [] { edits.insert(code.text, at: offset) }
    for (block, parts) in bodies[file.index] ?? [] {
      let brace = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      var code = parts.joined(separator: "; ")
      if let last = block.members.last {
        let end = file.location(of: last.endPositionBeforeTrailingTrivia.utf8Offset).line
        if end == file.location(of: brace).line { code = "; " + code }
      }
      edits.insert(code.text + " ", at: brace)
    }
  }

  /// Lets the code at the end of files name classes that are private in another type.
  mutating func uncover(_ types: [ClassDeclaration], in files: [SourceFile]) {
    for file in Set(types.map(\.file)) {
      replace([file: PrivateTypes.modifiers(in: files[file])], with: "fileprivate")
    }
  }

  /// Renames tokens.
  mutating func replace(_ tokens: [Int: [TokenSyntax]], with name: String) {
    for (file, tokens) in tokens {
      renames[file, default: []] += tokens.map { ($0, name) }
    }
  }

  /// Adds code before the closing brace of a type.
  mutating func inject(_ code: SwiftCode, into block: MemberBlockSyntax, file: Int) {
    var all = bodies[file] ?? []
    if let position = all.firstIndex(where: { $0.block.id == block.id }) {
      all[position].parts.append(code)
    } else {
      all.append((block, [code]))
    }
    bodies[file] = all
  }

  /// Adds code at an offset.
  mutating func insert(_ code: SwiftCode, at offset: Int, file: Int) {
    insertions[file, default: []].append((offset, code))
  }

  /// Adds a protocol to the inheritance clause of a type.
  mutating func addConformance(
    _ name: String, after nameToken: TokenSyntax, generics: GenericParameterClauseSyntax?,
    clause: InheritanceClauseSyntax?, file: Int
  ) {
    if let last = clause?.inheritedTypes.last {
      insert(", \(name)", at: last.endPositionBeforeTrailingTrivia.utf8Offset, file: file)
    } else {
      let end =
        generics?.endPositionBeforeTrailingTrivia ?? nameToken.endPositionBeforeTrailingTrivia
      insert(": \(name)", at: end.utf8Offset, file: file)
    }
  }

  // MARK: Members of extensions

  private static func isOverridden(
    _ member: MemberDeclaration, of type: ClassDeclaration, index: DeclarationIndex
  ) -> Bool {
    guard member.kind != .initializer, !member.isPrivate else { return false }
    return index.classes.contains { other in
      other !== type
        && other.members.contains {
          $0.isOverride && $0.kind == member.kind && $0.fullName == member.fullName
        } && index.lineage(of: other).dropFirst().contains { $0 === type }
    }
  }

  private mutating func move(
    _ member: MemberDeclaration, into type: ClassDeclaration, index: DeclarationIndex
  ) {
    let path = type.path
    let access = Self.access(member)
    let kind =
      member.modifiers.contains("class")
      ? "class " : member.modifiers.contains("static") ? "static " : ""
    let override = member.isOverride ? "override " : ""
    let refusals = Self.refusals(of: member)
    let refusal = refusals.map { $0.trimmedDescription + " " }.joined()
    let systems = index.checkedSystems.attributes(forNaming: member.node).text
    let prefix = systems + refusal + access + override + kind
    let code: SwiftCode
    if let node = member.node.as(FunctionDeclSyntax.self) {
      guard let call = Self.call(member, of: type) else { return }
      let generics = node.genericParameterClause?.trimmedDescription ?? ""
      let effects = (member.isAsync ? " async" : "") + (member.throwsErrors ? " throws" : "")
      let result = member.type.map { " -> \($0)" } ?? ""
      let requirements = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
      let signature: SwiftCode = "(\(Self.parameters(member)))\(effects)\(result)\(requirements)"
      code = .line("\(prefix)func \(member.name)\(generics)\(signature)", [call])
      renames[member.file, default: []].append((node.name, Self.moved(member.name, of: path)))
      blankOverride(node.modifiers, file: member.file)
    } else if let node = member.node.as(VariableDeclSyntax.self) {
      guard let binding = node.bindings.first, node.bindings.count == 1,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = member.type
      else { return }
      let moved = Self.moved(member.name, of: path)
      let accessors: SwiftCode
      if let observers = Self.observers(binding) {
        accessors = moveObservers(observers, of: member, moved)
      } else {
        let get = SwiftCode.line("get", ["\(moved)"])
        let set = SwiftCode.line("set", ["\(moved) = newValue"])
        accessors = member.isSettable ? "\(get) \(set)" : "\(moved)"
        renames[member.file, default: []].append((pattern.identifier, moved))
        blankOverride(node.modifiers, file: member.file)
      }
      code = .line("\(prefix)var \(member.name): \(type)", [accessors])
    } else {
      return
    }
    blanks[member.file, default: []] += refusals.map { Syntax($0) }
    inject(code, into: type.node.memberBlock, file: type.file)
    if member.file != type.file {
      imports[type.file, default: []].formUnion(index.importTexts[member.file] ?? [])
    }
  }

  /// Returns the reasons that an app can't use a member.
  private static func refusals(of member: MemberDeclaration) -> [AttributeSyntax] {
    let attributes =
      member.node.as(FunctionDeclSyntax.self)?.attributes
      ?? member.node.as(VariableDeclSyntax.self)?.attributes
    return attributes?.compactMap { $0.as(AttributeSyntax.self) }.filter {
      $0.attributeName.trimmedDescription == "available"
        && $0.arguments?.trimmedDescription.contains("unavailable") == true
    } ?? []
  }

  private mutating func blankOverride(_ modifiers: DeclModifierListSyntax, file: Int) {
    blank("override", in: modifiers, file: file)
  }

  /// Removes a modifier.
  ///
  /// Filtering the modifiers would create a list that has no position in the file.
  private mutating func blank(_ name: String, in modifiers: DeclModifierListSyntax, file: Int) {
    for modifier in modifiers where modifier.name.text == name {
      blanks[file, default: []].append(Syntax(modifier))
    }
  }

  /// Returns the observers of a property that overrides another property only to observe it.
  private static func observers(_ binding: PatternBindingSyntax) -> [AccessorDeclSyntax]? {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      accessors.contains(where: { ["didSet", "willSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    return Array(accessors)
  }

  /// Moves the code of a property's observers to methods.
  /// - Returns: Observers that call the methods.
  private mutating func moveObservers(
    _ observers: [AccessorDeclSyntax], of member: MemberDeclaration, _ moved: String
  ) -> SwiftCode {
    guard let node = member.node.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      let block = binding.accessorBlock, let type = member.type
    else { return "" }
    var blank = node.modifiers.map { Syntax($0) }
    blank += [Syntax(node.bindingSpecifier), Syntax(binding.pattern), Syntax(block.leftBrace)]
    blank += [binding.typeAnnotation.map { Syntax($0) }, Syntax(block.rightBrace)].compactMap(
      \.self)
    var calls: [SwiftCode] = []
    for observer in observers {
      let keyword = observer.accessorSpecifier
      let value = keyword.text == "didSet" ? "oldValue" : "newValue"
      let name = observer.parameters?.name.text ?? value
      renames[member.file, default: []].append(
        (keyword, "func \(moved)_\(keyword.text)(_ \(name): \(type))"))
      blank += observer.parameters.map { [Syntax($0)] } ?? []
      calls.append(.line("\(keyword.text)", ["self.\(moved)_\(keyword.text)(\(value))"]))
    }
    blanks[member.file, default: []] += blank
    return calls.joined(separator: " ")
  }

  /// Returns the new name of a member whose old name is used only in other files.
  static func moved(_ name: String, of type: String) -> String {
    "_quince_" + type.replacing(".", with: "_") + "_" + name.filter { $0 != "`" }
  }

  /// Returns the access modifier of a member or its extension, or an empty string if there isn't
  /// one.
  static func access(_ member: MemberDeclaration) -> String {
    let own = member.modifiers
    let around = Set(member.extensionNode?.modifiers.map(\.name.text) ?? [])
    if own.contains("open") { return "open " }
    for modifiers in [own, around] {
      if modifiers.contains("public") { return "public " }
      if modifiers.contains("private") || modifiers.contains("fileprivate") {
        return "fileprivate "
      }
      if modifiers.contains("internal") { return "" }
    }
    return ""
  }

  /// Renames a member so that it doesn't override another member.
  mutating func rename(_ member: MemberDeclaration, to name: String) {
    if let node = member.node.as(FunctionDeclSyntax.self) {
      renames[member.file, default: []].append((node.name, name))
      blankOverride(node.modifiers, file: member.file)
    } else if let node = member.node.as(VariableDeclSyntax.self),
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      renames[member.file, default: []].append((pattern.identifier, name))
      blankOverride(node.modifiers, file: member.file)
    }
  }

  /// Returns the parameters of a method as text, without default values.
  static func parameters(_ member: MemberDeclaration) -> String {
    member.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(parameter.type)"
    }.joined(separator: ", ")
  }

  /// Returns the arguments that pass on a method's parameters.
  static func arguments(_ member: MemberDeclaration) -> String {
    member.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.isInout ? "&" : "") + parameter.name
    }.joined(separator: ", ")
  }

  private static func call(_ member: MemberDeclaration, of type: ClassDeclaration) -> SwiftCode? {
    guard !member.parameters.contains(where: \.isVariadic) else { return nil }
    let effects = (member.throwsErrors ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(effects)\(moved(member.name, of: type.path))(\(arguments(member)))"
  }
}

import AppBuilder
import SwiftSyntax
import Synchronization

/// Resolves `#selector` and `#keyPath`.
final class SelectorResolver {
  private let index: DeclarationIndex
  private let interface: UIKitInterface
  private let infersExposure: Bool
  /// Members that a selector refers to although they aren't marked, by the path of their class.
  var additional: [String: Set<String>] { found.withLock { $0 } }

  private let found = Mutex<[String: Set<String>]>([:])

  init(index: DeclarationIndex, interface: UIKitInterface, infersExposure: Bool) {
    self.index = index
    self.interface = interface
    self.infersExposure = infersExposure
  }

  private struct Reference {
    let base: ExprSyntax?
    let name: String
    let labels: [String?]?
    let castType: TypeSyntax?
  }

  /// Returns the selector for a `#selector` expression.
  func resolve(_ node: MacroExpansionExprSyntax, in file: SourceFile) -> Result<
    String, BuildFailure
  > {
    guard let argument = node.arguments.first,
      let reference = Self.reference(argument.expression)
    else {
      return .failure(
        error("argument of '#selector' does not refer to an '@objc' method", node, file))
    }
    let accessor = argument.label?.text
    let wanted: MemberDeclaration.Kind = accessor == nil ? .method : .property
    let scope = Self.scope(of: Syntax(node))
    var found = candidates(reference, scope: scope, kind: wanted)
    if let labels = reference.labels {
      found = found.filter { $0.member.parameters.map(\.label) == labels }
    } else if found.count > 1, let type = reference.castType {
      found = matching(type, among: found)
    }
    // Objective-C's selectors mean only the methods that it knows.
    let exposed = found.filter { $0.member.isExposed(in: $0.type) }
    if !exposed.isEmpty { found = exposed }
    if found.isEmpty {
      return framework(reference, accessor: accessor, node: node, file: file)
    }
    let names = Set(found.map { Self.name(of: $0.member, accessor: accessor) })
    guard names.count == 1, let name = names.first else {
      let list = found.map(\.member.fullName).sorted().joined(separator: ", ")
      return .failure(
        error(
          "ambiguous use of '\(reference.name)'", argument.expression, file,
          hint: "name one of \(list)"))
    }
    for (member, type) in found where !member.isExposed(in: type) {
      if !member.isOverride, !infersExposure,
        !interface.optionalMethods.contains(member.fullName), !isRequirement(member)
      {
        let what = member.kind == .method ? "instance method" : "property"
        return .failure(
          error(
            "argument of '#selector' refers to \(what) '\(member.fullName)' that is not exposed to "
              + "Objective-C", argument.expression, file,
            hint: "add '@objc' to expose this \(what) to Objective-C"))
      }
      if let type {
        self.found.withLock { _ = $0[type.path, default: []].insert(member.fullName) }
      }
    }
    return .success(name)
  }

  /// Returns the string for a `#keyPath` expression: the names that follow the types.
  func keyPath(_ node: MacroExpansionExprSyntax) -> String {
    let text = node.arguments.trimmedDescription.filter {
      !$0.isWhitespace && $0 != "?" && $0 != "!"
    }
    var parts = text.split(separator: ".").map(String.init)
    while let first = parts.first, parts.count > 1,
      first == "self" || first == "Self" || first.first?.isUppercase == true
    {
      parts.removeFirst()
    }
    return parts.joined(separator: ".")
  }

  // MARK: Reading the expression

  private static func reference(_ expression: ExprSyntax) -> Reference? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return reference(inner)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      let inner = reference(first)
    {
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      return Reference(base: inner.base, name: inner.name, labels: inner.labels, castType: type)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return Reference(
        base: nil, name: name.baseName.text, labels: labels(name), castType: nil)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return Reference(
        base: access.base, name: access.declName.baseName.text, labels: labels(access.declName),
        castType: nil)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return reference(optional.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return reference(forced.expression)
    }
    return nil
  }

  private static func labels(_ name: DeclReferenceExprSyntax) -> [String?]? {
    name.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }

  /// Returns the path of the type that encloses a piece of syntax.
  private static func scope(of node: Syntax) -> String {
    var names: [String] = []
    var current = node.parent
    while let next = current {
      if let type = next.as(ClassDeclSyntax.self) { names.insert(type.name.text, at: 0) }
      if let type = next.as(StructDeclSyntax.self) { names.insert(type.name.text, at: 0) }
      if let type = next.as(EnumDeclSyntax.self) { names.insert(type.name.text, at: 0) }
      if let type = next.as(ExtensionDeclSyntax.self) {
        names.insert(DeclarationIndex.name(of: type.extendedType), at: 0)
      }
      current = next.parent
    }
    return names.joined(separator: ".")
  }

  // MARK: Looking up

  private typealias Candidate = (member: MemberDeclaration, type: ClassDeclaration?)

  private func candidates(
    _ reference: Reference, scope: String, kind: MemberDeclaration.Kind
  ) -> [Candidate] {
    func named(_ type: ClassDeclaration) -> [Candidate] {
      var seen: Set<String> = []
      return index.lineage(of: type).flatMap { type in
        type.members.filter { $0.kind == kind && $0.name == reference.name }.map { ($0, type) }
      }.filter { seen.insert(Self.signature(of: $0.0)).inserted }
    }
    func foreign(_ type: String?) -> [Candidate] {
      index.foreignMembers.filter { type == nil || $0.key == type }.sorted { $0.key < $1.key }
        .flatMap { $0.value.filter { $0.kind == kind && $0.name == reference.name } }
        .map { ($0, nil) }
    }
    if let base = reference.base, let name = typeName(base) {
      if let type = index.findClass(name, from: scope) {
        let found = named(type)
        return found.isEmpty ? foreign(nil) : found
      }
      let local = index.localClasses.filter { $0.name == name }.flatMap(named)
      if !local.isEmpty { return local }
      let found = foreign(name)
      return found.isEmpty && index.typeNames.contains(name) ? requirements(reference) : found
    }
    var types: [ClassDeclaration] = []
    if let base = reference.base, !isSelf(base) {
      if let type = propertyType(base, scope: scope).flatMap({ index.findClass($0, from: scope) }) {
        types = [type]
      }
    } else {
      var path = scope
      while !path.isEmpty {
        if let type = index.findClass(path) { types.append(type) }
        path = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
      }
    }
    for type in types {
      let found = named(type)
      if !found.isEmpty { return found }
    }
    let found = foreign(nil)
    if !found.isEmpty { return found }
    if reference.base == nil || types.isEmpty {
      let local = index.localClasses.flatMap(named)
      if !local.isEmpty { return local }
    }
    if let base = reference.base, !isSelf(base), types.isEmpty {
      return index.classes.flatMap(named)
    }
    return requirements(reference)
  }

  /// Requirements of the user's own protocols.
  private func requirements(_ reference: Reference) -> [Candidate] {
    index.knownProtocols.flatMap(\.members).filter { $0.name == reference.name }
      .map { ($0, nil) }
  }

  private func isRequirement(_ member: MemberDeclaration) -> Bool {
    index.knownProtocols.contains { declaration in
      declaration.isObjC && declaration.members.contains { $0.fullName == member.fullName }
    }
  }

  private func isSelf(_ expression: ExprSyntax) -> Bool {
    ["self", "Self", "super"].contains(expression.trimmedDescription)
  }

  private func typeName(_ expression: ExprSyntax) -> String? {
    let text = SystemModules.withoutFramework(expression.trimmedDescription)
    guard text != "Self", text.first?.isUppercase == true,
      text.allSatisfy({
        $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "<" || $0 == ">"
      })
    else { return nil }
    return String(text.prefix { $0 != "<" })
  }

  private func propertyType(_ expression: ExprSyntax, scope: String) -> String? {
    var name = expression.trimmedDescription
    if name.hasPrefix("self.") { name.removeFirst(5) }
    name = name.filter { $0 != "?" && $0 != "!" }
    guard let type = index.findClass(scope) else { return nil }
    for type in index.lineage(of: type) {
      if let member = type.members.first(where: { $0.kind == .property && $0.name == name }) {
        return member.type?.filter { $0 != "?" && $0 != "!" }
      }
    }
    return nil
  }

  private func matching(_ type: TypeSyntax, among found: [Candidate]) -> [Candidate] {
    var type = type
    while true {
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.type
      {
        type = inner
      } else if let inner = type.as(OptionalTypeSyntax.self) {
        type = inner.wrappedType
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return found }
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) {
      return matching(TypeSyntax(inner), among: found)
    }
    if let tuple = function.returnClause.type.as(TupleTypeSyntax.self),
      let inner = tuple.elements.first?.type, inner.is(FunctionTypeSyntax.self)
    {
      return matching(inner, among: found)
    }
    let types = function.parameters.map { Self.plain($0.type.trimmedDescription) }
    let exact = found.filter { $0.member.parameters.map { Self.plain($0.type) } == types }
    return exact.isEmpty ? found.filter { $0.member.parameters.count == types.count } : exact
  }

  /// Returns what a method and the methods that override it have in common.
  private static func signature(of member: MemberDeclaration) -> String {
    member.fullName + member.parameters.map { plain($0.type) }.joined(separator: ",")
  }

  private static func plain(_ type: String) -> String {
    type.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
  }

  private static func name(of member: MemberDeclaration, accessor: String?) -> String {
    switch accessor {
    case "getter": member.key
    case "setter": "set" + member.key.prefix(1).uppercased() + member.key.dropFirst() + ":"
    default: member.selector
    }
  }

  // MARK: Methods of the framework

  private func framework(
    _ reference: Reference, accessor: String?, node: MacroExpansionExprSyntax, file: SourceFile
  ) -> Result<String, BuildFailure> {
    if let accessor {
      return .success(
        accessor == "getter"
          ? reference.name
          : "set" + reference.name.prefix(1).uppercased() + reference.name.dropFirst() + ":")
    }
    let known = interface.methods(named: reference.name)
    let wanted =
      reference.labels.map { labels in
        known.filter { $0 == UIKitInterface.labels(labels) }
      } ?? known
    if let labels = wanted.sorted(by: { $0.count < $1.count }).first {
      let name = reference.name + "(" + labels + ")"
      if let special = FrameworkSelectors.names[name] { return .success(special) }
      let parts = labels.split(separator: ":").map { $0 == "_" ? nil : String($0) }
      return .success(SelectorName.of(baseName: reference.name, labels: parts))
    }
    let base = reference.base.flatMap(typeName)
    let name =
      reference.name
      + (reference.labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "")
    if let base { return .failure(error("type '\(base)' has no member '\(name)'", node, file)) }
    return .failure(error("cannot find '\(name)' in scope", node, file))
  }

  private func error(
    _ message: String, _ node: some SyntaxProtocol, _ file: SourceFile, hint: String? = nil
  ) -> BuildFailure {
    BuildFailure([file.diagnostic(.error, message, at: node, hint: hint)])
  }
}

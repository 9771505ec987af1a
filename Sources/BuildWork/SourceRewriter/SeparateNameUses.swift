import Foundation
import SwiftSyntax

/// The frameworks that are separate libraries, and that the files of a module use without imports.
struct SeparateNameUses {
  /// The frameworks that each file uses, by the file's index.
  private(set) var modules: [Int: Set<String>] = [:]

  /// Finds names of the frameworks in files, except those that the files themselves declare.
  init(in files: [SourceFile], conditions: BuildConditions, watch: SourceWatch) throws {
    let found = try Parallel.map(files) { file in
      let hinted = SeparateNames.all.filter { $0.areHinted(in: file.bytes) }
      let names = UsedNames(conditions)
      if !hinted.isEmpty {
        watch.during(file.url, size: file.bytes.count) { names.walk(file.tree) }
      }
      return (file: file.index, hinted: hinted, names: names)
    }
    let declared = found.reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
    for (file, hinted, names) in found where !hinted.isEmpty {
      let used = names.used.subtracting(declared)
      let modules = hinted.filter {
        used.contains(where: $0.contains) || names.members.contains(where: $0.containsMember)
      }
      self.modules[file] = Set(modules.map(\.module))
    }
  }

  /// The frameworks that any file uses.
  var all: Set<String> { modules.values.reduce(into: []) { $0.formUnion($1) } }
}

/// The names in the parts of a file that are active in a build for iOS.
private final class UsedNames: SyntaxVisitor {
  private let conditions: BuildConditions
  /// The names that code uses, without those after a period.
  private(set) var used: Set<String> = []
  /// The names that code uses after a period.
  private(set) var members: Set<String> = []
  /// The names of types and functions, and of variables outside types.
  private(set) var declared: Set<String> = []

  init(_ conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if isMember {
      members.insert(node.baseName.text)
    } else {
      used.insert(node.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.name.text)
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else {
      return .visitChildren
    }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { declare(name) }
    }
    return .visitChildren
  }

  @discardableResult
  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    return .visitChildren
  }
}

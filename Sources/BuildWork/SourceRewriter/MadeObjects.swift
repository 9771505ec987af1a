import Safeguards
import SupplementFiles
import SwiftSyntax

/// An app's protocols that require `init()` and that framework classes conform to through an
/// extension.
///
/// Only Objective-C allows that, because its `init()` doesn't need to be `required`.
///
/// Instead, each protocol requires a factory method, and has an `init()` that calls it.
struct MadeObjects {
  private let index: DeclarationIndex
  private let protocols: [(declaration: ProtocolDeclaration, requirement: InitializerDeclSyntax)]

  init(index: DeclarationIndex, interface: UIKitInterface) {
    self.index = index
    let wanted = index.foreignConformances.filter {
      $0.key == "NSObject" || interface.hasClass($0.key)
    }
    .reduce(into: Set<String>()) { $0.formUnion($1.value) }
    protocols = wanted.sorted().compactMap { name in
      guard let declaration = index.protocols[name],
        declaration.inherited.contains(where: { ["class", "AnyObject"].contains($0) }),
        let requirement = Self.requirement(of: declaration)
      else { return nil }
      return (declaration, requirement)
    }
  }

  /// Adds requirements to the protocols, and methods to the module's own classes.
  /// - Returns: The protocol that they inherit from, or an empty string if there are none.
  func add(to plan: inout InjectionPlan) -> String {
    guard !protocols.isEmpty else { return "" }
    for (declaration, requirement) in protocols {
      plan.replace([declaration.file: [requirement.initKeyword]], with: "static func _quinceMade")
      plan.insert(
        " -> Self", at: requirement.endPositionBeforeTrailingTrivia.utf8Offset,
        file: declaration.file)
      plan.addConformance(
        "_QuinceMade", after: declaration.node.name, generics: nil,
        clause: declaration.node.inheritanceClause, file: declaration.file)
    }
    addMethods(to: &plan)
    return base
  }

  /// Returns the `init()` requirement of a protocol, unless another file can't name the protocol.
  private static func requirement(of declaration: ProtocolDeclaration) -> InitializerDeclSyntax? {
    let modifiers = declaration.node.modifiers.map(\.name.text)
    guard !modifiers.contains("private"), !modifiers.contains("fileprivate") else { return nil }
    return declaration.members.first {
      $0.kind == .initializer && $0.parameters.isEmpty && !$0.modifiers.contains("failable")
        && !$0.isAsync && !$0.throwsErrors && !$0.isGeneric
    }?.node.as(InitializerDeclSyntax.self)
  }

  /// Adds conformances to the classes that have their own `required init()`, or that can't be
  /// subclassed.
  private func addMethods(to plan: inout InjectionPlan) {
    for type in index.classes where conforms(type) {
      let lineage = index.lineage(of: type)
      guard !lineage.dropFirst().contains(where: conforms),
        type.node.modifiers.contains(where: { $0.name.text == "final" })
          || lineage.contains(where: requiresInit)
      else { continue }
      plan.inject(
        .line(
          "\(type.isOpenOrPublic ? access : "")class func _quinceMade() -> Self", ["self.init()"]),
        into: type.node.memberBlock, file: type.file)
    }
  }

  private func conforms(_ type: ClassDeclaration) -> Bool {
    protocols.contains { wanted in
      type.inherited.contains { refines($0, wanted.declaration.name) }
    }
  }

  private func requiresInit(_ type: ClassDeclaration) -> Bool {
    type.members.contains {
      $0.kind == .initializer && $0.parameters.isEmpty && $0.modifiers.contains("required")
    }
  }

  private func refines(_ name: String, _ other: String) -> Bool {
    name == other
      || index.findProtocol(name)?.inherited.contains { $0 != name && refines($0, other) } == true
  }

  /// The access level of the base protocol, which all of the protocols inherit from.
  private var access: String { protocols.contains(where: \.declaration.isPublic) ? "public " : "" }

  private var isolation: String {
    protocols.allSatisfy { $0.declaration.node.attributes.names.contains("MainActor") }
      ? "@MainActor " : ""
  }

  /// The base protocol that the protocols inherit from.
  private var base: String {
    SupplementFile.madeObjects.declarations
      .replacing("@MainActor ", with: isolation).replacing("public ", with: access)
  }
}

import Safeguards
import SwiftSyntax

/// Adds the members that conforming classes need because native Swift protocols have no optional
/// requirements.
struct Witnesses {
  private let index: DeclarationIndex
  private let interface: UIKitInterface
  private let descendants: [ObjectIdentifier: [ClassDeclaration]]
  /// UIKit's protocols whose default implementations are called by forwarding methods.
  private(set) var defaults: Set<String> = []

  init(index: DeclarationIndex, interface: UIKitInterface) {
    self.index = index
    self.interface = interface
    descendants = index.descendants
  }

  /// Adds members to the classes.
  mutating func add(to plan: inout InjectionPlan) {
    for type in index.classes {
      for name in Set(type.inherited).sorted() {
        if index.findProtocol(name) != nil {
          for declaration in ancestry(of: name) { addOwn(declaration, to: type, plan: &plan) }
        } else if index.findClass(name) == nil {
          forward(name, in: type, plan: &plan)
        }
      }
    }
  }

  private func ancestry(of name: String) -> [ProtocolDeclaration] {
    guard let declaration = index.findProtocol(name) else { return [] }
    return [declaration] + declaration.inherited.filter { $0 != name }.flatMap(ancestry)
  }

  // MARK: The user's own protocols

  private func addOwn(
    _ declaration: ProtocolDeclaration, to type: ClassDeclaration, plan: inout InjectionPlan
  ) {
    for method in declaration.optionalMethods + declaration.optionalProperties {
      let descendants = descendants[ObjectIdentifier(type)] ?? []
      let own = implements(type, method)
      let inherits = index.lineage(of: type).contains { implements($0, method) }
      let implementers = descendants.filter { implements($0, method) }
      guard inherits || !implementers.isEmpty else { continue }
      plan.inject(
        witness(method, in: type, override: false, isPresent: own || inherits),
        into: type.node.memberBlock, file: type.file)
      guard !inherits else { continue }
      for descendant in implementers {
        let above = index.lineage(of: descendant).dropFirst()
        if above.contains(where: { implements($0, method) }) { continue }
        plan.inject(
          witness(method, in: descendant, override: true, isPresent: true),
          into: descendant.node.memberBlock, file: descendant.file)
      }
    }
  }

  private func implements(_ type: ClassDeclaration, _ method: MemberDeclaration) -> Bool {
    type.members.contains { $0.kind == method.kind && $0.fullName == method.fullName }
  }

  private func witness(
    _ method: MemberDeclaration, in type: ClassDeclaration, override: Bool, isPresent: Bool
  ) -> SwiftCode {
    let arguments = method.parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.isInout ? "&" : "") + "$\(index)"
    }.joined(separator: ", ")
    let effects = (method.throwsErrors ? "try " : "") + (method.isAsync ? "await " : "")
    // The type distinguishes the class's own property from the protocol's optional one.
    let present: [SwiftCode] =
      method.kind == .property
      ? ["let own: \(method.type ?? "Any") = self.\(method.name)", "return own"]
      : ["{ \(effects)self.\(method.name)(\(arguments)) }"]
    let modifiers = (type.isOpenOrPublic ? "public " : "") + (override ? "override " : "")
    let property = OwnProtocols.property(for: method)
    return .line(
      "\(modifiers)var \(property): \(OwnProtocols.type(of: method))",
      isPresent ? present : ["nil"])
  }

  // MARK: UIKit's protocols

  /// Forwards a method that only a subclass implements, and that the protocol's default would take
  /// precedence over.
  ///
  /// The conforming class gets a method that calls the default, and the subclass overrides it.
  private mutating func forward(
    _ name: String, in type: ClassDeclaration, plan: inout InjectionPlan
  ) {
    guard let descendants = descendants[ObjectIdentifier(type)] else { return }
    let candidates = descendants.flatMap { descendant in
      descendant.members.filter { $0.kind == .method && !$0.isOverride && !$0.isStatic }
    }
    guard !candidates.isEmpty, let declaration = interface.protocolDeclaration(name) else { return }
    var added: Set<String> = []
    for method in candidates where declaration.optional.contains(method.fullName) {
      if index.lineage(of: type).contains(where: { implements($0, method) }) { continue }
      if added.insert(method.fullName).inserted {
        let result = method.type.map { " -> \($0)" } ?? ""
        let access = type.isOpenOrPublic ? "open " : ""
        let call: SwiftCode = "\(method.name)(\(InjectionPlan.arguments(method)))"
        plan.inject(
          .line(
            "\(access)func \(method.name)(\(InjectionPlan.parameters(method)))\(result)",
            ["_QuinceDefaults\(name)().\(call)"]),
          into: type.node.memberBlock, file: type.file)
        defaults.insert(name)
      }
      guard let node = method.node.as(FunctionDeclSyntax.self) else { continue }
      plan.insert(
        "override ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset,
        file: method.file)
    }
  }

  /// Returns classes that have only the default behavior of UIKit's protocols.
  func defaultClasses() -> [SwiftCode] {
    defaults.sorted().map { name in
      let required = interface.protocolDeclaration(name)?.required ?? []
      let stubs = required.map { SwiftCode.line("\($0)", ["fatalError()"]) }
      return .line("final class _QuinceDefaults\(name): NSObject, UIKit.\(name)", stubs)
    }
  }
}

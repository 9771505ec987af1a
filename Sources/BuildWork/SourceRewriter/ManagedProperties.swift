import Safeguards
import SwiftSyntax

/// Properties marked with `@NSManaged` whose values their layer stores, as in Core Animation.
struct ManagedProperties {
  private let index: DeclarationIndex
  private let interface: UIKitInterface

  init(index: DeclarationIndex, interface: UIKitInterface) {
    self.index = index
    self.interface = interface
  }

  /// Adds accessors to the properties.
  func add(to plan: inout InjectionPlan) {
    for type in index.classes {
      let managed = type.members.filter {
        $0.kind == .property && $0.attributes.contains("NSManaged")
      }
      guard !managed.isEmpty, isLayer(type) else { continue }
      for member in managed { keep(member, &plan) }
    }
  }

  private func isLayer(_ type: ClassDeclaration) -> Bool {
    guard let ancestor = index.frameworkSuperclass(of: type) else { return false }
    return interface.depth(of: ancestor, below: "CALayer") != nil
  }

  private func keep(_ member: MemberDeclaration, _ plan: inout InjectionPlan) {
    guard let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil, binding.initializer == nil
    else { return }
    let get = SwiftCode.line("get", ["self.managedValue(forKey: \(literal: member.key))"])
    let set = SwiftCode.line(
      "set", ["self.setManagedValue(newValue, forKey: \(literal: member.key))"])
    plan.insert(
      " { \(get) \(set) }",
      at: binding.endPositionBeforeTrailingTrivia.utf8Offset, file: member.file)
  }
}

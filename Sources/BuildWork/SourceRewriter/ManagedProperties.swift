import Safeguards
import SwiftSyntax

/// Properties and methods marked with `@NSManaged`: those of layers, whose values Core Animation
/// stores, and those of Core Data's objects.
struct ManagedProperties {
  private let index: DeclarationIndex
  private let interface: UIKitInterface

  init(index: DeclarationIndex, interface: UIKitInterface) {
    self.index = index
    self.interface = interface
  }

  /// Adds accessors to the properties, and bodies to the methods.
  func add(to plan: inout InjectionPlan) {
    for type in index.classes {
      let managed = type.members.filter { $0.attributes.contains("NSManaged") }
      guard !managed.isEmpty, let ancestor = index.frameworkSuperclass(of: type) else { continue }
      let isLayer = interface.depth(of: ancestor, below: "CALayer") != nil
      guard isLayer || ancestor == "NSManagedObject" else { continue }
      for member in managed where member.kind == .property { keep(member, &plan) }
      for member in managed where member.kind == .method && !isLayer { complete(member, &plan) }
    }
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

  // MARK: Methods

  /// The ways in which a method changes a relationship to many objects, with the start of its name.
  private enum Change: String, CaseIterable {
    case add = "addTo"
    case remove = "removeFrom"
    case insert = "insertInto"
    case replace = "replace"
  }

  /// Adds a body to a method that changes a relationship.
  private func complete(_ member: MemberDeclaration, _ plan: inout InjectionPlan) {
    guard let node = member.node.as(FunctionDeclSyntax.self), node.body == nil,
      let call = call(member)
    else { return }
    plan.insert(
      " { \(call) }", at: node.endPositionBeforeTrailingTrivia.utf8Offset, file: member.file)
  }

  private func call(_ member: MemberDeclaration) -> SwiftCode? {
    guard let change = Change.allCases.first(where: { member.name.hasPrefix($0.rawValue) }) else {
      return nil
    }
    let rest = member.name.dropFirst(change.rawValue.count)
    let key = rest.prefix(1).lowercased() + rest.dropFirst()
    let names = member.parameters.map { SwiftCode(verbatim: $0.name) }
    let labels = member.parameters.map(\.label)
    switch (change, labels) {
    case (.add, [nil]): return "self.addManaged(\(names[0]), forKey: \(literal: key))"
    case (.remove, [nil]): return "self.removeManaged(\(names[0]), forKey: \(literal: key))"
    case (.remove, ["at"]): return "self.removeManaged(at: \(names[0]), forKey: \(literal: key))"
    case (.insert, [nil, "at"]):
      return "self.insertManaged(\(names[0]), at: \(names[1]), forKey: \(literal: key))"
    case (.replace, ["at", "with"]):
      return "self.replaceManaged(at: \(names[0]), with: \(names[1]), forKey: \(literal: key))"
    default: return nil
    }
  }
}

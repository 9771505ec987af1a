import Safeguards
import SwiftSyntax

/// Makes `dynamic` properties notify observers of changes, as the Objective-C runtime does.
struct DynamicProperties {
  private let index: DeclarationIndex

  init(index: DeclarationIndex) {
    self.index = index
  }

  /// Adds observers to the properties, and declarations to their classes.
  /// - Returns: The code to append to files.
  func add(to plan: inout InjectionPlan) -> [Int: SwiftCode] {
    var trailers: [Int: SwiftCode] = [:]
    for type in index.classes {
      let told = type.members.filter { Self.isDynamic($0) && tell($0, of: type, &plan) }
      guard !told.isEmpty else { continue }
      let isFirst = !index.lineage(of: type).dropFirst().contains {
        $0.members.contains(where: Self.isDynamic)
      }
      let keys = told.map { SwiftCode(literal: $0.key) }.joined(separator: ", ")
      let modifier = isFirst ? "" : "override "
      plan.inject(
        .line(
          "package nonisolated \(modifier)class var toldKeys: Set<String>",
          [isFirst ? "[\(keys)]" : "super.toldKeys.union([\(keys)])"]),
        into: type.node.memberBlock, file: type.file)
      if isFirst {
        let attributes = index.checkedSystems.attributes(forNaming: type.node)
        trailers[type.file, default: ""] +=
          "\(attributes)extension \(type.path): nonisolated UIKit.KeyValueChangeTelling {}\n"
      }
    }
    return trailers
  }

  private static func isDynamic(_ member: MemberDeclaration) -> Bool {
    member.kind == .property && member.modifiers.contains("dynamic") && !member.isStatic
      && member.extensionNode == nil && !member.modifiers.contains("lazy")
  }

  /// - Returns: Whether the property now notifies observers.
  private func tell(
    _ member: MemberDeclaration, of type: ClassDeclaration, _ plan: inout InjectionPlan
  ) -> Bool {
    guard let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, node.bindingSpecifier.text == "var"
    else { return false }
    let observers: SwiftCode = "UIKit.PropertyObservers.shared"
    let before: SwiftCode = "\(observers).willChange(\(literal: member.key), of: self)"
    let after: SwiftCode = "\(observers).didChange(\(literal: member.key), of: self)"
    guard let block = binding.accessorBlock else {
      plan.insert(
        " { \(SwiftCode.line("willSet", [before])) \(SwiftCode.line("didSet", [after])) }",
        at: binding.endPositionBeforeTrailingTrivia.utf8Offset, file: member.file)
      return true
    }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let additions: [(String, SwiftCode)] = [
      ("willSet", "\(before); "), ("didSet", "\(after); "),
      ("set", "\(before); \(SwiftCode.line("defer", [after])); "),
    ]
    for (name, code) in additions {
      let accessor = accessors.first { $0.accessorSpecifier.text == name }
      guard let brace = accessor?.body?.leftBrace else { continue }
      plan.insert(
        " " + code, at: brace.endPositionBeforeTrailingTrivia.utf8Offset, file: member.file)
    }
    let names = Set(accessors.map(\.accessorSpecifier.text))
    if names.isDisjoint(with: ["get", "set", "_read"]) {
      let missing = [("willSet", before), ("didSet", after)].filter { !names.contains($0.0) }
      let code = missing.map { " " + SwiftCode.line("\($0.0)", [$0.1]) }.joined()
      let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      if !missing.isEmpty { plan.insert(code + " ", at: end, file: member.file) }
    }
    return names.contains("set") || names.isDisjoint(with: ["get", "_read"])
  }
}

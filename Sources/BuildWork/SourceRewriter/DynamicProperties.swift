import SwiftSyntax

/// Has properties that are marked `dynamic` tell of their changes, as Objective-C's runtime makes them.
struct DynamicProperties {
  private let index: DeclarationIndex

  init(index: DeclarationIndex) {
    self.index = index
  }

  /// Adds to the properties and their classes.
  /// - Returns: What goes to the end of files.
  func add(to plan: inout InjectionPlan) -> [Int: String] {
    var trailers: [Int: String] = [:]
    for type in index.classes {
      let told = type.members.filter { Self.isDynamic($0) && tell($0, of: type, &plan) }
      guard !told.isEmpty else { continue }
      let isFirst = !index.lineage(of: type).dropFirst().contains {
        $0.members.contains(where: Self.isDynamic)
      }
      let keys = told.map { "\"\($0.key)\"" }.joined(separator: ", ")
      plan.inject(
        "package nonisolated \(isFirst ? "" : "override ")class var toldKeys: Set<String> "
          + "{ \(isFirst ? "[\(keys)]" : "super.toldKeys.union([\(keys)])") }",
        into: type.node.memberBlock, file: type.file)
      if isFirst {
        trailers[type.file, default: ""] +=
          "extension \(type.path): nonisolated UIKit.KeyValueChangeTelling {}\n"
      }
    }
    return trailers
  }

  private static func isDynamic(_ member: MemberDeclaration) -> Bool {
    member.kind == .property && member.modifiers.contains("dynamic") && !member.isStatic
      && member.extensionNode == nil && !member.modifiers.contains("lazy")
  }

  /// - Returns: Whether the property tells of its changes from now on.
  private func tell(
    _ member: MemberDeclaration, of type: ClassDeclaration, _ plan: inout InjectionPlan
  ) -> Bool {
    guard let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, node.bindingSpecifier.text == "var"
    else { return false }
    let before = "UIKit.PropertyObservers.shared.willChange(\"\(member.key)\", of: self)"
    let after = "UIKit.PropertyObservers.shared.didChange(\"\(member.key)\", of: self)"
    guard let block = binding.accessorBlock else {
      plan.insert(
        " { willSet { \(before) } didSet { \(after) } }",
        at: binding.endPositionBeforeTrailingTrivia.utf8Offset, file: member.file)
      return true
    }
    guard case .accessors(let accessors) = block.accessors else { return false }
    for (name, text) in [
      ("willSet", before + "; "), ("didSet", after + "; "),
      ("set", "\(before); defer { \(after) }; "),
    ] {
      let accessor = accessors.first { $0.accessorSpecifier.text == name }
      guard let brace = accessor?.body?.leftBrace else { continue }
      plan.insert(
        " " + text, at: brace.endPositionBeforeTrailingTrivia.utf8Offset, file: member.file)
    }
    let names = Set(accessors.map(\.accessorSpecifier.text))
    if names.isDisjoint(with: ["get", "set", "_read"]) {
      let missing = [("willSet", before), ("didSet", after)].filter { !names.contains($0.0) }
      let text = missing.map { " \($0.0) { \($0.1) }" }.joined()
      let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      if !text.isEmpty { plan.insert(text + " ", at: end, file: member.file) }
    }
    return names.contains("set") || names.isDisjoint(with: ["get", "_read"])
  }
}

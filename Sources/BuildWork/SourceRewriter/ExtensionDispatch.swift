import Safeguards
import SwiftSyntax

/// Members that extensions in an app add to framework classes and that subclasses override, which
/// only Objective-C allows.
///
/// Each implementation gets a unique name. A member with the old name calls the implementation for
/// the object's class.
struct ExtensionDispatch {
  /// One declaration of a member, and its class.
  private struct Implementation {
    let type: String
    let member: MemberDeclaration
  }

  /// A member, its overrides, and the calls to any of them.
  private struct Family {
    let base: Implementation
    let overrides: [Implementation]
    let dispatcher: SwiftCode

    /// The overrides, starting with those of the most derived classes, and then the base.
    var all: [Implementation] { overrides + [base] }
  }

  private let index: DeclarationIndex
  private let interface: UIKitInterface
  private var families: [Family] = []

  init(index: DeclarationIndex, interface: UIKitInterface) {
    self.index = index
    self.interface = interface
    families = findFamilies()
  }

  /// The members to rename.
  var members: Set<SyntaxIdentifier> {
    Set(families.flatMap(\.all).map(\.member.node.id))
  }

  /// Renames the members.
  /// - Returns: The code to append to files.
  func add(to plan: inout InjectionPlan) -> [Int: SwiftCode] {
    var trailers: [Int: SwiftCode] = [:]
    for family in families {
      trailers[family.base.member.file, default: ""] += family.dispatcher
      for implementation in family.all {
        plan.rename(implementation.member, to: Self.name(implementation))
        callSuper(of: implementation, among: family.all, &plan)
      }
    }
    return trailers
  }

  private func findFamilies() -> [Family] {
    index.foreignMembers.sorted { $0.key < $1.key }.flatMap { type, members in
      members.filter(isBase).compactMap { member in
        let base = Implementation(type: type, member: member)
        let overrides = overrides(of: base)
        guard !overrides.isEmpty, let text = dispatcher(base, overrides) else { return nil }
        return Family(base: base, overrides: overrides, dispatcher: text)
      }
    }
  }

  private func isBase(_ member: MemberDeclaration) -> Bool {
    !member.isOverride && !member.isStatic && member.kind != .initializer && !member.isGeneric
      && !member.parameters.contains(where: \.isVariadic)
  }

  /// Returns the overriding members, starting with those of the most derived classes.
  private func overrides(of base: Implementation) -> [Implementation] {
    func matches(_ member: MemberDeclaration) -> Bool {
      member.isOverride && member.kind == base.member.kind
        && member.fullName == base.member.fullName
    }
    var found: [(implementation: Implementation, depth: Int)] = []
    for (type, members) in index.foreignMembers {
      guard let depth = interface.depth(of: type, below: base.type), depth > 0 else { continue }
      found += members.filter(matches).map { (Implementation(type: type, member: $0), depth) }
    }
    for type in index.classes where !type.isGeneric {
      guard let ancestor = index.frameworkSuperclass(of: type),
        let depth = interface.depth(of: ancestor, below: base.type)
      else { continue }
      let own = index.lineage(of: type).count
      found += type.members.filter(matches).map {
        (Implementation(type: type.path, member: $0), depth + own)
      }
    }
    return found.sorted {
      ($1.depth, $0.implementation.type) < ($0.depth, $1.implementation.type)
    }.map(\.implementation)
  }

  private static func name(_ implementation: Implementation) -> String {
    InjectionPlan.moved(implementation.member.name, of: implementation.type)
  }

  private func dispatcher(_ base: Implementation, _ overrides: [Implementation]) -> SwiftCode? {
    let member = base.member
    let access = InjectionPlan.access(member)
    let isMethod = member.kind == .method
    guard isMethod || member.type != nil else { return nil }
    let arguments = isMethod ? "(\(InjectionPlan.arguments(member)))" : ""
    let effects = (member.throwsErrors ? "try " : "") + (member.isAsync ? "await " : "")
    func branches(_ use: (SwiftCode) -> SwiftCode) -> SwiftCode {
      let cases: [SwiftCode] = overrides.map {
        "case let object as \($0.type): \(use("object.\(Self.name($0))"))"
      }
      return .line("switch self", cases + ["default: \(use("self.\(Self.name(base))"))"])
    }
    let guards = index.checkedSystems.guards(
      forNaming: overrides.map { Syntax($0.member.node) } + [Syntax(member.node)])
    let get = branches { "return \(effects)\($0)\(arguments)" }
    func extending(with declaration: SwiftCode) -> SwiftCode {
      "\(SwiftCode.line("extension \(base.type)", [declaration]))\n"
    }
    if isMethod {
      let marks = (member.isAsync ? " async" : "") + (member.throwsErrors ? " throws" : "")
      let result = member.type.map { " -> \($0)" } ?? ""
      let discards = member.attributes.contains("discardableResult") ? "@discardableResult " : ""
      let parameters = InjectionPlan.parameters(member)
      return extending(
        with: .line(
          "\(discards)\(access)func \(member.name)(\(parameters))\(marks)\(result)", guards + [get])
      )
    }
    var accessors = SwiftCode.line("get", guards + [get])
    if member.isSettable {
      let set = SwiftCode.line("set", guards + [branches { "\($0) = newValue" }])
      accessors += " \(set)"
    }
    return extending(
      with: .line("\(access)var \(member.name): \(member.type ?? "")", [accessors]))
  }

  /// Makes `super` in a member call the next implementation in the class hierarchy.
  private func callSuper(
    of implementation: Implementation, among all: [Implementation], _ plan: inout InjectionPlan
  ) {
    let above = all.first { other in
      other.type != implementation.type && isSubclass(implementation.type, of: other.type)
    }
    guard let above else { return }
    let finder = SuperFinder(name: implementation.member.name)
    finder.walk(implementation.member.node)
    for (keyword, name) in finder.found {
      plan.replace([implementation.member.file: [keyword]], with: "self")
      plan.replace([implementation.member.file: [name]], with: Self.name(above))
    }
  }

  private func isSubclass(_ type: String, of other: String) -> Bool {
    if let own = index.findClass(type) {
      let lineage = index.lineage(of: own)
      if lineage.contains(where: { $0.path == other }) { return true }
      return index.frameworkSuperclass(of: own).map {
        interface.depth(of: $0, below: other) != nil
      } ?? false
    }
    return interface.depth(of: type, below: other) != nil
  }
}

/// Finds `super.name`.
final class SuperFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [(keyword: TokenSyntax, name: TokenSyntax)] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(SuperExprSyntax.self), node.declName.baseName.text == name {
      found.append((base.superKeyword, node.declName.baseName))
    }
    return .visitChildren
  }
}

import Safeguards
import SwiftSyntax

/// A module's overrides of Foundation's formatter methods that Quince replaces with methods that
/// can't be overridden.
///
/// Each overriding method is renamed, and Quince calls it by its new name.
struct FoundationOverrides {
  /// A method, and how Quince calls its overrides.
  private struct Method: Sendable {
    /// The full name.
    let name: String
    /// Whether a Foundation class has the method.
    let isOf: @Sendable (String) -> Bool
    let newName: String
    let superName: String
    let conformance: String
  }

  private static let methods = [
    Method(
      name: "string(from:)", isOf: { $0 == "DateFormatter" }, newName: "quinceString",
      superName: "quinceSuperString", conformance: "UIKit.DateTextWriting"),
    Method(
      name: "string(from:)", isOf: { $0 == "NumberFormatter" }, newName: "quinceString",
      superName: "quinceSuperString", conformance: "UIKit.NumberTextWriting"),
    Method(
      name: "getObjectValue(_:for:errorDescription:)", isOf: { $0.hasSuffix("Formatter") },
      newName: "quinceGetObjectValue", superName: "quinceSuperGetObjectValue",
      conformance: "UIKit.ObjectValueReading"),
    Method(
      name: "getObjectValue(_:for:range:)",
      isOf: { ["DateFormatter", "NumberFormatter"].contains($0) },
      newName: "quinceGetObjectValue", superName: "quinceSuperGetObjectValue",
      conformance: "UIKit.RangedObjectValueReading"),
  ]

  private let index: DeclarationIndex

  init(index: DeclarationIndex) {
    self.index = index
  }

  /// Renames the methods.
  /// - Returns: The code to append to files.
  func add(to plan: inout InjectionPlan) -> [Int: SwiftCode] {
    var trailers: [Int: SwiftCode] = [:]
    for type in index.classes {
      guard let ancestor = index.frameworkSuperclass(of: type) else { continue }
      for method in Self.methods where method.isOf(ancestor) {
        for member in type.members where member.isOverride && member.fullName == method.name {
          guard let node = member.node.as(FunctionDeclSyntax.self) else { continue }
          let isFirst = !index.lineage(of: type).dropFirst().contains {
            $0.members.contains { $0.isOverride && $0.fullName == method.name }
          }
          if isFirst {
            plan.rename(member, to: method.newName)
            let attributes = index.checkedSystems.attributes(forNaming: type.node)
            trailers[type.file, default: ""] +=
              "\(attributes)extension \(type.path): \(method.conformance) {}\n"
          } else {
            plan.replace([member.file: [node.name]], with: method.newName)
          }
          callSuper(in: member, isFirst ? method.superName : method.newName, &plan)
        }
      }
    }
    return trailers
  }

  private func callSuper(
    in member: MemberDeclaration, _ name: String, _ plan: inout InjectionPlan
  ) {
    let finder = SuperFinder(name: member.name)
    finder.walk(member.node)
    for (_, token) in finder.found { plan.replace([member.file: [token]], with: name) }
  }
}

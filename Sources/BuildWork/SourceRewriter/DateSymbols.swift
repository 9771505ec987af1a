import SwiftSyntax

/// The date formatter properties with the names of months, weekdays, and so on.
///
/// On iOS, they're implicitly unwrapped optionals.
enum DateSymbols {
  /// Changes the type of properties that override them to the type that they have on Linux.
  static func unwrapOverrides(in index: DeclarationIndex, _ plan: inout InjectionPlan) {
    let names = OverridableSupplements.unwrappedProperties(of: "DateFormatter")
    for type in index.classes where index.frameworkSuperclass(of: type) == "DateFormatter" {
      for member in type.members where member.isOverride && names.contains(member.name) {
        guard let node = member.node.as(VariableDeclSyntax.self),
          let type = node.bindings.first?.typeAnnotation?.type
            .as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { continue }
        plan.replace([member.file: [type.exclamationMark]], with: "")
      }
    }
  }
}

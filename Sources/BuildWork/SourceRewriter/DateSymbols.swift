import SwiftSyntax

/// The names that date formatters have for months and their kin, which on iOS are optional and unwrapped by themselves.
enum DateSymbols {
  private static let lists = [
    "eraSymbols", "longEraSymbols",
    "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols",
    "standaloneMonthSymbols", "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols",
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols",
    "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
    "veryShortStandaloneWeekdaySymbols",
    "quarterSymbols", "shortQuarterSymbols", "standaloneQuarterSymbols",
    "shortStandaloneQuarterSymbols",
  ]

  /// What a module has for them, declared where it comes before Foundation's own.
  static let members =
    lists.map { member($0, "[Swift.String]") }
    + ["amSymbol", "pmSymbol"].map { member($0, "Swift.String") }

  private static func member(_ name: String, _ type: String) -> OverridableSupplements.Member {
    OverridableSupplements.Member(
      type: "DateFormatter", name: name,
      text: """
        var \(name): \(type)! {
          get { self.Foundation::\(name) }
          set { self.Foundation::\(name) = newValue }
        }
        """)
  }

  /// Has what overrides them be of the type that they have on Linux.
  static func unwrapOverrides(in index: DeclarationIndex, _ plan: inout InjectionPlan) {
    let names = Set(members.map(\.name))
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

import SwiftSyntax

/// Patterns for the date strategies of JSON's encoders and decoders that use a formatter. On Linux,
/// they're functions instead of cases of the enumeration.
enum DateStrategyPatterns {
  private static let types = ["DateEncodingStrategy", "DateDecodingStrategy"].map { Array($0.utf8) }

  /// Returns whether a file mentions such strategies.
  static func areMentioned(in file: SourceFile) -> Bool {
    types.contains { file.contains($0) }
  }

  /// Has a case of a `switch` find the strategies among the custom ones.
  static func rewrite(_ node: SwitchCaseSyntax, in file: SourceFile, _ edits: inout EditList) {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil,
      let name = formatterName(in: item.pattern)
    else { return }
    let strategy = name.isEmpty ? "_quinceStrategy" : name
    edits.replace(
      item.pattern,
      with: ".custom(let \(strategy)) where UIKit.DateStrategies.isFormatted(\(strategy))", in: file
    )
    guard !name.isEmpty else { return }
    edits.insert(
      " let \(name) = UIKit.DateStrategies.formatter(\(name));",
      at: label.colon.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns the name that a pattern gives to the formatter of a strategy, which may be empty, or
  /// `nil` if it's another pattern.
  private static func formatterName(in pattern: PatternSyntax) -> String? {
    let binding = pattern.as(ValueBindingPatternSyntax.self)
    let expression = (binding?.pattern ?? pattern).as(ExpressionPatternSyntax.self)?.expression
    guard let expression else { return nil }
    if isStrategy(expression) { return "" }
    guard let call = expression.as(FunctionCallExprSyntax.self), isStrategy(call.calledExpression),
      call.arguments.count == 1, let argument = call.arguments.first?.expression
    else { return nil }
    if argument.is(DiscardAssignmentExprSyntax.self) { return "" }
    guard let inner = argument.as(PatternExprSyntax.self)?.pattern else {
      return binding == nil ? nil : argument.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    let name = inner.as(ValueBindingPatternSyntax.self)?.pattern ?? inner
    return name.as(IdentifierPatternSyntax.self)?.identifier.text
      ?? (name.is(WildcardPatternSyntax.self) ? "" : nil)
  }

  private static func isStrategy(_ expression: ExprSyntax) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil && access.declName.baseName.text == "formatted"
  }
}
